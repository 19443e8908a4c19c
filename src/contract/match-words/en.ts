import type { MatchWords } from "./shape.ts";

export const matchWords: MatchWords = {
  stages: {
    suggested: "Suggested",
    shortlisted: "Shortlisted",
    proposed: "Proposed",
    interview: "Interview",
    offer: "Offer",
    placed: "Placed",
    rejected: "Rejected",
  },
  criterion: {
    skill: "Skill",
    experience: "Experience",
    title: "Job title",
    education: "Education",
    language: "Language",
    certificate: "Certificate",
    place: "Place of work",
    hours: "Hours a week",
    availability: "Start date",
    salary: "Salary",
    work_permit: "Work permit",
    other: "Requirement",
    relevance: "Words and skills of the vacancy",
    meaning: "Meaning of the vacancy",
  },
};
