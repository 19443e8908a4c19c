import { describe, expect, test } from "vitest";
import { verdictOn } from "#tests/support/verdict-on.ts";

const cvOf = (said: string) => `Work experience\nOffice worker, Rietveld Logistics, 2014 - present\n${said}\n`;

describe("a thing that stands in a plain sentence proves", () => {
  test.each([
    ["SAP", "Counted the linen in SAP every Friday."],
    ["SAP", "Bestelde reageerbuizen in SAP voor het laboratorium."],
    ["SIEM", "Alarms were closed in SIEM before noon."],
    ["Microsoft Excel", "Quarterly costs went into Excel."],
    ["Zendesk", "Closed thirty Zendesk questions a day."],
    ["Zenya", "Werkinstructies stonden in Zenya en werden elk kwartaal herzien."],
    ["Visma", "Invoices went out through Visma every month."],
    ["ONS", "Zette de zorgplannen in ONS voor het wijkteam."],
  ])("%s: %s", (name, said) => {
    expect(verdictOn(`Experience with ${name}`, cvOf(said))).toBe("met");
  });
});

describe("the same letters, another thing", () => {
  test.each([
    ["Azure", "Dyed scarves azure and green, then sold them beside the clouds of wool."],
    ["Azure", "Skipper on the Azure Star for a summer."],
    ["Mews", "Lived in a mews while guiding tours of the old town."],
    ["SAS", "Served drinks with SAS, Skandia Air Service."],
    ["CRM", "Sewed flags for CRM, the Carnival of Rotterdam-Mathenesse."],
    ["XRF", "Ran the cross-river finals (XRF) with a stopwatch."],
    ["UML", "Sang in the choir of Umbria Lodge (UML)."],
    ["BVH", "Pakte dozen in bij Bakkers van Heeze (BvH)."],
    ["CSCP", "Filed letter CSCP-2077 of an insurer."],
    ["Claas", "Milked cows on a farm with Claas and Wiebke."],
    ["Content management systems", "Cut planks to a few cms."],
    ["Altéa", "Kept the bar in Altea for three summers."],
    ["Java", "Picked coffee in Java for a year."],
  ])("%s: %s", (name, said) => {
    expect(["unknown", "not_met", "partly"]).toContain(verdictOn(`Experience with ${name}`, cvOf(said)));
  });
});
