import { expect, test } from "vitest";
import { type Ground, protectedCriteria } from "./protected.ts";

/** What is asked of the person, in sentences as employers write them. */
const asked: Record<Ground, string[]> = {
  age: [
    "Heb je net je diploma op zak? Dan zijn wij de bakkerij voor jou.",
    "We zien graag een dertiger met energie op deze plek.",
    "Het liefst niet ouder dan 38 en handig met een kettingzaag.",
    "Vijftigplussers passen niet bij onze formule.",
    "Je bent tussen de zestien en achttien of ben je 19? Bel dan niet: je bent 16 of 17 jaar.",
    "Vermeld in je brief ook je geboortedatum.",
    "Wij denken aan een jongere collega, het tempo ligt hoog.",
    "De kandidaat is niet ouder dan vijfendertig.",
    "Candidates should be no older than thirty-five.",
    "A millennial who lives on TikTok would be perfect for this desk.",
    "Please state your age and your notice period.",
    "No dinosaurs please, we move quickly.",
    "Ideal for someone in their mid twenties.",
    "You graduated within the last two years.",
  ],
  gender: [
    "Voor de bouwplaats zoeken we een mannelijke schilder.",
    "Liever geen vrouwen in de nachtploeg.",
    "Dit is echt mannenwerk, dus denk goed na.",
    "Gezocht: chauffeur (m).",
    "In stilte hopen we op een vrouw in dit team.",
    "We need a strong lad to help with the deliveries.",
    "Female cleaner wanted for private homes.",
    "This is not a job for women, the ladders are heavy.",
    "He must be able to start on Monday.",
    "Our shop could use a woman's touch.",
  ],
  nationality: [
    "Geen Polen of Hongaren meer in onze kas.",
    "Wij nemen geen buitenlanders aan voor dit werk.",
    "Solliciteer alleen met een Nederlands paspoort.",
    "Lithuanians need not apply for the site crew.",
    "We prefer Australians and Kiwis behind our bar.",
    "UK passport holders only.",
    "Irish nationals get preference.",
  ],
  origin: [
    "Liefst iemand met Surinaamse roots achter onze toonbank.",
    "Je ouders zijn ook hier geboren.",
    "Het liefst een collega van Indonesische afkomst.",
    "Bij voorkeur Marokkaans, dat praat makkelijker met de buurt.",
    "Voor onze supermarkt zoeken we een Turkse caissière.",
    "We would like waiters with a Greek background.",
    "You were born and bred in Yorkshire.",
    "Applicants must be Nigerian, like the rest of our kitchen.",
  ],
  native_speaker: [
    "Nederlands is voor jou de eerste taal, gesproken en geschreven.",
    "Je spreekt zonder hoorbaar accent.",
    "We willen iemand die met het Nederlands is opgegroeid: opgegroeid met de Nederlandse taal.",
    "German as a first language is what the client wants.",
    "You grew up speaking English.",
    "Clear voice, no regional accent.",
  ],
  religion: [
    "Je bent een actief lid van een kerk in de regio.",
    "Wij verwachten dat je de bijbelse grondslag onderschrijft.",
    "Een keppeltje mag niet in onze winkel.",
    "Liefst een moslima voor de damesafdeling van onze sportschool.",
    "Committed Christian wanted to run our bookshop.",
    "You will be asked to sign our statement of faith.",
    "No turbans on the shop floor.",
    "You attend a local church every week.",
  ],
  disability: [
    "Je hebt een sterke rug en bent zelden ziek.",
    "Liever geen chauffeurs met een knie verleden.",
    "Je was nooit lang ziek en kunt tegen een stootje.",
    "Brillendragers kunnen we op de heftruck niet gebruiken.",
    "Wheelchair users cannot be considered.",
    "Mensen met ADHD komen niet in aanmerking.",
    "Een gezondheidsverklaring stuur je mee met je sollicitatie.",
    "Welke medicijnen je gebruikt, willen we graag vooraf weten.",
    "Je bent lichamelijk en geestelijk volkomen gezond: fysiek gezond dus.",
    "No history of depression, as the work is stressful.",
    "Applicants should have a clean sickness record.",
    "You must be fighting fit.",
    "Tell us about any medical conditions in your letter.",
  ],
  marital_status: [
    "Liefst iemand zonder gezin, want de diensten wisselen.",
    "Eigenlijk geen collega met een jong gezin, dat ging de vorige keer mis.",
    "Je woont nog bij je ouders en wilt wat bijverdienen.",
    "Heb je jonge kinderen thuis? Dan is dit niets voor jou.",
    "Alleenstaande moeders hoeven niet te reageren.",
    "Live-in couple wanted for a small hotel.",
    "Ideally you have no dependants and can travel at a day's notice.",
    "Please tell us your relationship status.",
    "Not for you if childcare arrangements get in the way.",
  ],
  pregnancy: [
    "Je bent niet zwanger en niet van plan dat te worden.",
    "We zoeken iemand die niet binnen een jaar met zwangerschapsverlof gaat.",
    "Are you planning a family soon? Then please wait with applying.",
    "Candidates who are pregnant will not be considered.",
    "We don't want someone who goes off on maternity leave in spring.",
  ],
  sexual_orientation: [
    "Homo's passen niet in onze ploeg.",
    "Je onderschrijft dat het huwelijk alleen tussen een man en een vrouw is.",
    "Heterosexual couples only for the house manager post.",
    "You hold a biblical view of marriage.",
    "No gays in the changing rooms, so no gay coaches.",
  ],
  political_opinion: [
    "VVD-stemmers zijn hier niet welkom.",
    "Je bent geen lid van een vakbond.",
    "Klimaatactivisten blijven maar lekker thuis.",
    "Linkse types kunnen wij niet gebruiken.",
    "Vermeld je politieke voorkeur in je brief.",
    "Conservative voters preferred.",
    "We don't hire union members.",
    "You share our politics.",
  ],
  appearance: [
    "Met een leuk snoetje kom je bij ons ver.",
    "Stuur een recente foto mee met je cv.",
    "Je bent minimaal 1.75 meter lang.",
    "Zichtbare tatoeages zijn taboe: geen zichtbare tatoeages dus.",
    "Please send a headshot with your letter.",
    "We want photogenic staff for our terrace.",
    "You must be at least 5ft 8 tall.",
    "No beards behind the counter.",
  ],
};

/** The same words of the work, of those it is for, of what one gets, of a law, or to say that all are welcome. */
const ofTheWork = [
  "Je begeleidt jongeren van 12 tot 18 jaar op onze groep.",
  "Je belt klanten met facturen ouder dan zestig dagen.",
  "Reistijd boven de 40 min. wordt uitbetaald.",
  "Parkeren kan achter de dijk; you can park behind the dyke.",
  "Je verkoopt kleding voor dames en heren.",
  "Wij zijn een katholieke basisschool in Deurne met 210 leerlingen.",
  "Je helpt statushouders bij het vinden van een woning.",
  "Je behandelt patiënten met een depressie of angststoornis.",
  "Voor dit werk moet je volgens de wet minimaal 18 jaar zijn.",
  "Je krijgt doorbetaald ouderschapsverlof en een bijdrage aan de kinderopvang.",
  "Het gaat om vervanging van een collega met zwangerschapsverlof.",
  "Ook met een arbeidsbeperking ben je van harte welkom.",
  "Je maakt foto's van onze nieuwe collectie.",
  "Je onderhandelt met de vakbonden over de cao.",
  "Je levert aan Poolse en Duitse groothandels.",
  "Je bent gevaccineerd tegen hepatitis B.",
  "Je hebt ervaring met ouderen met dementie.",
  "Je spreekt vloeiend Turks of Arabisch.",
  "Vragen stel je uiterlijk 8 januari.",
  "Solliciteren kan tot uiterlijk 1 maart.",
  "Afkomst, geloof of leeftijd maakt ons niet uit.",
  "Je geeft voorlichting over relaties en seksualiteit.",
  "Je bouwt native apps voor iOS en Android.",
  "Je werkt samen met raadsleden en wethouders.",
  "Onze klanten zijn vaak gepensioneerd en hebben tijd voor een praatje.",
  "You will support adults with autism in their own homes.",
  "We are a Jewish care home in Leeds with 40 residents.",
  "You teach children aged 4 to 11.",
  "Enhanced maternity pay and 28 days of leave.",
  "You will sell menswear and shoes to walk-in customers.",
  "You advise refugees on housing and benefits.",
  "We welcome applications from disabled people.",
  "Whatever your age, faith or background, you are welcome here.",
  "You will draft briefings for councillors of all parties.",
  "The post covers maternity leave until September.",
  "You design packaging for the German and Polish market.",
  "You must be over 18 to serve alcohol, by law.",
  "You take photographs of houses for our website.",
  "Cloud-native development experience is a plus.",
  "You have cut men's hair for at least two years.",
  "You are physically able to carry 15 kg up two flights of stairs.",
  "The other half of the team works in Lyon.",
  "You administer medication to residents under supervision.",
  "You need the right to work in the UK.",
  "You will work with families of patients with cancer.",
  "You manage our relationships with trade unions and works councils.",
  "Please do not include a photo or your date of birth in your CV.",
  "Je mag bij ons gewoon een hoofddoek dragen.",
  "A conservative estimate is that you will handle 40 calls a day.",
  "Pregnant employees can ask for lighter work.",
  "Native plants are what our nursery grows.",
];

test.each(Object.entries(asked))(
  "what is asked of the person that the law protects is told by its words and its law: %s",
  (ground, sentences) => {
    const isTold = (sentence: string) => {
      const told = protectedCriteria(sentence);
      return (
        told.some((one) => one.ground === ground) &&
        told.every(({ quote, start, end, law }) => sentence.slice(start, end) === quote && law !== "")
      );
    };
    expect(sentences.filter((sentence) => !isTold(sentence))).toEqual([]);
  },
);

test("what isn't asked of the person is none", () => {
  expect(ofTheWork.filter((sentence) => protectedCriteria(sentence).length > 0)).toEqual([]);
});

test("a ground that has a neutral wording says it in the language of the sentence", () => {
  expect(protectedCriteria("Geen Bulgaren in onze kas.")[0]?.instead).toBe("Je mag in Nederland werken");
  expect(protectedCriteria("Lithuanians need not apply.")[0]?.instead).toMatch(/right to work/);
});
