import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { isTimeZone } from "#contract/text/local-time.ts";
import { invalidField } from "#server/core/failures.ts";
import type { StoredInterview } from "./queries.ts";

/** An event of somebody's calendar, in their language. */
export interface CalendarEvent {
  uid: string;
  sequence: number;
  starts_at: string;
  minutes: number;
  summary: string;
  description: string;
  location: string | null;
  link: string | null;
}

/** An event's name in every calendar: the same for as long as the interview is. */
export const uidOf = (app_url: string, id: string): string => `interview-${id}@${new URL(app_url).hostname}`;

const calendar = (method: ICalCalendarMethod) => ical({ prodId: { company: "Proffer", product: "Interviews", language: "EN" }, method });

/** Times stand in UTC, so that no calendar needs to know a zone's rules. */
const asEvent = (of: CalendarEvent) => ({
  id: of.uid,
  sequence: of.sequence,
  start: new Date(of.starts_at),
  end: new Date(Date.parse(of.starts_at) + of.minutes * 60_000),
  summary: of.summary,
  description: of.description,
  location: of.location ?? of.link,
  url: of.link,
});

/** The file by which a calendar takes an event in, moves it or takes it out. It names whoever it is sent to, and nobody else who is invited. */
export function invitationFile(
  method: "REQUEST" | "CANCEL",
  event: CalendarEvent,
  { organizer, attendee }: Record<"organizer" | "attendee", { name: string; email: string }>,
): string {
  const file = calendar(ICalCalendarMethod[method]);
  file.createEvent({
    ...asEvent(event),
    status: method === "CANCEL" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer,
    attendees: [{ ...attendee, rsvp: true, role: ICalAttendeeRole.REQ, status: ICalAttendeeStatus.NEEDSACTION }],
  });
  return file.toString();
}

/** The file by which somebody takes an event into their calendar themselves. */
export function eventFile(event: CalendarEvent): string {
  const file = calendar(ICalCalendarMethod.PUBLISH);
  file.createEvent({ ...asEvent(event), status: ICalEventStatus.CONFIRMED });
  return file.toString();
}

/** A calendar that a program reads again and again. */
export function feedFile(name: string, events: readonly CalendarEvent[]): string {
  const file = calendar(ICalCalendarMethod.PUBLISH)
    .name(name)
    .ttl(60 * 60);
  for (const event of events) file.createEvent(asEvent(event));
  return file.toString();
}

/** Times to choose from, in their order, each once; what lies in the past can't be chosen. */
export function slotsToKeep(slots: readonly string[], now: Date): string[] {
  const times = [...new Set(slots.map((slot) => Date.parse(slot)))].sort((a, b) => a - b);
  if (times.some((time) => time <= now.getTime())) throw invalidField("slots", "interview_past");
  return times.map((time) => new Date(time).toISOString());
}

export function refuseUnknownZone(time_zone: string): void {
  if (!isTimeZone(time_zone)) throw invalidField("time_zone", "wrong_time_zone");
}

/** Whether it is still to come: nobody is told of what is over. */
export const isToCome = ({ starts_at, minutes }: Pick<StoredInterview, "starts_at" | "minutes">, now: Date): boolean =>
  starts_at !== null && Date.parse(starts_at) + minutes * 60_000 > now.getTime();

const told = ["starts_at", "minutes", "location", "link"] as const;
/** Whether something changed that stands in the calendars of those who take part. */
export const isOtherEvent = (before: StoredInterview, after: StoredInterview): boolean =>
  told.some((field) => (field === "starts_at" ? time(before) !== time(after) : before[field] !== after[field]));
const time = ({ starts_at }: StoredInterview) => starts_at && Date.parse(starts_at);

/** From when until when an interview of so many minutes lasts. */
export const spanOf = (starts_at: string, minutes: number): { starts_at: string; ends_at: string } => ({
  starts_at,
  ends_at: new Date(Date.parse(starts_at) + minutes * 60_000).toISOString(),
});

/** Whether an interview of so many minutes at a time would overlap another one. */
export const overlaps = (starts_at: string, minutes: number, busy: readonly { starts_at: string; ends_at: string }[]): boolean => {
  const start = Date.parse(starts_at);
  return busy.some((other) => start < Date.parse(other.ends_at) && start + minutes * 60_000 > Date.parse(other.starts_at));
};
