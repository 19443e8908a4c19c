/**
 * The pages that anybody may read, and search engines may show: their addresses, and what stands in the browser's tab and in
 * a search result. The server writes it into the page before it goes out, the app keeps it right while one moves on.
 */
/** What a page is called, and what is told of it. */
export interface PageWords {
  title: string;
  description: string;
}

export const publicPages = {
  home: {
    path: "/home",
    en: {
      title: "Recruiting with proof",
      description:
        "Drop a CV, paste a vacancy, and see who fits and why: every verdict carries a quote that stands in the CV, word for word. English and Dutch.",
    },
    nl: {
      title: "Werven met bewijs",
      description:
        "Sleep er een cv in, plak een vacature en zie wie past en waarom: bij elk oordeel staat een citaat dat letterlijk in het cv staat. Nederlands en Engels.",
    },
  },
  recruiters: {
    path: "/recruiters",
    en: {
      title: "For recruiters",
      description:
        "The five questions that clients ask about a candidate, and what Proffer lets you answer: with the passage, not with a promise.",
    },
    nl: {
      title: "Voor recruiters",
      description:
        "De vijf vragen die opdrachtgevers over een kandidaat stellen, en wat je met Proffer antwoordt: met de passage, niet met een belofte.",
    },
  },
  price: {
    path: "/price",
    en: {
      title: "Price",
      description: "A price per recruiter, nothing per placement. Start free; move up for more candidates or for a team.",
    },
    nl: {
      title: "Prijs",
      description:
        "Een prijs per recruiter, niets per plaatsing. Begin gratis en groei door als je meer kandidaten hebt of met een team werkt.",
    },
  },
  about: {
    path: "/about",
    en: {
      title: "About",
      description: "What Proffer holds itself to: proof or unknown, the same score for the same input, and people who decide.",
    },
    nl: {
      title: "Over Proffer",
      description: "Waar Proffer zich aan houdt: bewijs of onbekend, dezelfde score bij dezelfde gegevens, en mensen die beslissen.",
    },
  },
  contact: {
    path: "/contact",
    en: {
      title: "Contact",
      description: "Write to the people who run this Proffer, and who to ask instead when you are a candidate or a client.",
    },
    nl: {
      title: "Contact",
      description: "Schrijf de mensen achter deze Proffer, of lees bij wie je moet zijn als je kandidaat of opdrachtgever bent.",
    },
  },
  privacy: {
    path: "/privacy",
    en: {
      title: "Privacy",
      description: "What Proffer keeps about recruiters, candidates and clients, why, for how long, and how to get it out.",
    },
    nl: {
      title: "Privacy",
      description: "Wat Proffer bewaart over recruiters, kandidaten en opdrachtgevers, waarom, hoelang, en hoe je het eruit haalt.",
    },
  },
  terms: {
    path: "/terms",
    en: { title: "Terms", description: "What you may expect from Proffer and what it expects from you, with the processing agreement." },
    nl: { title: "Voorwaarden", description: "Wat je van Proffer mag verwachten en andersom, met de verwerkersovereenkomst erbij." },
  },
  how_we_use_ai: {
    path: "/how-we-use-ai",
    en: {
      title: "How we use AI",
      description:
        "What a score is made of and what it never uses, what a language model may do, and who decides. With the duties of the EU AI Act.",
    },
    nl: {
      title: "Hoe we AI gebruiken",
      description:
        "Waar een score uit bestaat en wat nooit meetelt, wat een taalmodel mag, en wie beslist. Met de plichten uit de AI-verordening.",
    },
  },
} as const;

export type PublicPage = keyof typeof publicPages;
