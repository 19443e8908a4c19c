import type { HelpPages } from "../help-shape.ts";

export const pages: HelpPages = {
  candidates: {
    title: "Kandidaten",
    lead: "Van een cv naar een profiel waar je op kunt bouwen, en mensen terugvinden.",
    sections: [
      {
        title: "Cv's toevoegen",
        text: [
          "Sleep bestanden naar welk scherm dan ook, of druk op u in de lijst met kandidaten. PDF, Word en tekst worden gelezen, tot 50 bestanden tegelijk en 10 MB per stuk. Rechtsonder zie je elk bestand: wordt gelezen, klaar, te controleren, mogelijk dubbel, of mislukt met de reden. Je kunt gewoon doorwerken.",
          "Een bestand dat niet te lezen is, zoals een wazige scan of een bestand met een wachtwoord, wordt nooit een verzonnen persoon. Het blijft staan tot je het opnieuw probeert, de velden zelf invult of het weghaalt.",
        ],
      },
      {
        title: "Controleer wat er gelezen is",
        text: [
          "Het cv staat naast het profiel. Klik op een veld en je ziet de passage waar het vandaan komt; klik op een passage en je ziet het veld. Twijfelachtige velden wachten onder “Controleer deze”: bevestig ze met c, of verbeter ze.",
          "Tekst die wel in het bestand zit maar die niemand ziet (wit, piepklein of buiten de pagina) staat in een melding. Die telt in geen enkele score mee.",
        ],
      },
      {
        title: "Zoeken",
        text: ["Druk op / en typ. Woorden worden gevonden in namen, functies, vaardigheden en de tekst van het cv, vanaf hun begin."],
        list: [
          "react node: beide woorden",
          "react OR vue: een van de twee",
          "react NOT junior: het eerste zonder het tweede",
          "“machine learning”: deze woorden, naast elkaar",
          "(java OR kotlin) AND utrecht: haakjes houden bij elkaar",
        ],
      },
      {
        title: "Vertalen",
        text: [
          "Naast een notitie, een antwoord van een opdrachtgever en een vacature staat “Vertalen”; in de balk boven een cv is het het icoon met de twee letters. Selecteer eerst een passage om alleen die te vertalen. Wat er geschreven is, blijft naast de vertaling staan en telt. Zonder vertaaldienst staat er hoe je er een instelt.",
        ],
      },
      {
        title: "Hoelang je iemand bewaart",
        text: [
          "Iemand blijft vier weken na het laatste werk eraan, of een jaar na de toestemming; een beheerder stelt onder Profiel, Werkruimte andere termijnen in. Toestemming met een eigen einddatum loopt dan af. Wie in gesprek is of verder, blijft. Dertig dagen voordat de toestemming afloopt, krijgt de kandidaat per mail de vraag of de gegevens langer mogen blijven; een week van tevoren meldt het dashboard het. Wie de toestemming intrekt, wordt binnen 24 uur gewist.",
          "Wat je verwijdert gaat naar de prullenbak en kun je 30 dagen terugzetten. Daarna is het weg, met de bestanden.",
        ],
      },
    ],
  },
  matching: {
    title: "Vacatures en matching",
    lead: "Hoe een vacature eisen wordt, hoe een score ontstaat, en wat nooit meetelt.",
    sections: [
      {
        title: "Plak een vacature",
        text: [
          "De tekst wordt verdeeld in eisen, elk gekoppeld aan de eigen zin. Een eis telt het zwaarst, een wens een beetje. Een knock-out geeft geen punten, maar halveert de score als iemand er niet aan voldoet. Pas soort of punten van een regel aan wanneer de vacature iets anders bedoelt.",
          "Een regel die de wet beschermt, zoals leeftijd of geslacht, blijft buiten de eisen. Je krijgt dat te zien.",
        ],
      },
      {
        title: "Hoe de score werkt",
        text: [
          "Elke eis krijgt een oordeel: voldoet, deels, voldoet niet of onbekend. Voldoet levert alle punten op, deels de helft. De score is het aantal behaalde punten als deel van de punten die bekend zijn en de helft van wat onbekend is, van 0 tot 100.",
          "Onbekend is iets anders dan voldoet niet: wat een cv niet noemt, kost half zoveel. Zo wordt niemand beoordeeld alsof het ontbreekt, en wint een kort cv niet door weinig te zeggen. Vraag het, dan weet je het.",
          "Dezelfde kandidaat en dezelfde vacature geven altijd dezelfde score. Code berekent die uit oordelen en punten; geen taalmodel bepaalt wat een oordeel waard is of verandert een getal. Open een match en je ziet de som uitgeschreven.",
        ],
      },
      {
        title: "Bewijs of onbekend",
        text: [
          "Bij elk oordeel behalve onbekend hoort een citaat, woord voor woord, uit het cv of het profiel. Open de passage en je ziet het in het origineel. Geen citaat betekent onbekend, en een vraag die je kunt stellen.",
        ],
      },
      {
        title: "Wat nooit meetelt",
        text: [
          "Naam, geslacht, geboortedatum, leeftijd, nationaliteit, burgerlijke staat, foto, adresregel en huidig salaris tellen niet mee in een score. Ze komen ook niet in profielvelden; staan ze in een cv, dan blijven ze in het bestand.",
        ],
      },
      {
        title: "Als jij het beter weet",
        text: [
          "De lijst toont mensen met 60 of meer, en met wie je al iets deed; de anderen staan één klik verder, aan het eind. “Waarom hier?” zegt in één zin waarom iemand boven of onder de volgende staat; twee aanvinken doet dat ook.",
          "Pas een oordeel aan en geef de reden. De score volgt, een open concept biedt aan te volgen, en iedereen ziet dat jouw wijziging erin zit, van wie en waarom. Je kunt het terugdraaien.",
          "Niemand wordt vanzelf afgewezen, verplaatst of verstuurd. Een eis waaraan iemand niet voldoet is een label op de regel, niet het einde van een kandidaat.",
        ],
      },
      {
        title: "Toetsen",
        text: [
          "Met j en k loop je door de kandidaten, s zet iemand op de shortlist, x selecteert, v vergelijkt er twee tot vier en m verplaatst ze allemaal naar een fase, p begint een voorstel.",
        ],
      },
    ],
  },
  day: {
    title: "Het werk van de dag",
    lead: "Opdrachtgevers, het bord, gesprekken, notities en taken.",
    sections: [
      {
        title: "Vandaag",
        text: [
          "Het dashboard begint met de gesprekken van vandaag en de taken die vandaag af moeten of te laat zijn. Met t voeg je een taak toe, met g en t zie je ze allemaal. Een taak kan over een vacature, kandidaat of opdrachtgever gaan, en voor een collega zijn, die dan bericht krijgt.",
        ],
      },
      {
        title: "Notities en vermeldingen",
        text: [
          "Schrijf notities bij kandidaten, vacatures, opdrachtgevers en voorstellen. Met @ noem je een collega: het staat achter de bel en gaat per mail, zoals diegene het onder Profiel heeft ingesteld. Je eigen notities pas je aan; wat er eerst stond, blijft bewaard. Zet vast wat iedereen het eerst moet zien.",
        ],
      },
      {
        title: "Bellen",
        text: [
          "Tik op een nummer of een adres: met een tweede tik wordt het gesprek of de mail een notitie met wie en wanneer, en wat er gezegd is kun je erbij zetten. “Telefoongesprek vastleggen” en “Mail vastleggen” doen hetzelfde voor elk ander.",
        ],
      },
      {
        title: "Het bord",
        text: [
          "Elke vacature heeft een bord, en “Pijplijn” is er een over alle open vacatures. Sleep een kaart, of gebruik toetsen: m opent het menu, Shift met een pijl verplaatst, x kiest er meer tegelijk. Elke verplaatsing kun je ongedaan maken. Wie afvalt krijgt een reden, met van wie de nee kwam.",
          "Onder Profiel, “Fases en redenen” geeft een beheerder de fases hun naam en volgorde. Een vacature kan andere tonen, bij “Fases van deze vacature”. Waarvoor een fase telt, bepaalt hoe de cijfers haar zien.",
        ],
      },
      {
        title: "Gesprekken",
        text: [
          "Plan er een vanuit de match, de kandidaat of de vacature: leg een tijd vast, of bied er hoogstens tien aan, waaruit de opdrachtgever kiest op de pagina van het voorstel. Wie erbij is krijgt een uitnodiging voor de agenda, en hoort van elke wijziging. Heeft iemand dan al een ander gesprek, dan zie je een waarschuwing.",
          "Zeg achteraf hoe het ging, en verplaats de kaart meteen als je wilt. Onder Profiel staat het adres van een agenda met al je gesprekken.",
        ],
      },
      {
        title: "Opdrachtgevers",
        text: [
          "Van een opdrachtgever staan contactpersonen, vacatures, voorstellen, gesprekken, notities en plaatsingen bij elkaar. Een naam die je in een vacature typt wordt een opdrachtgever, en wie je een voorstel stuurt wordt contactpersoon. Wat een opdrachtgever eerder van een kandidaat vond, staat naast de knop waarmee je die opnieuw voorstelt.",
        ],
      },
    ],
  },
  proposals: {
    title: "Voorstellen",
    lead: "Van een match tot het antwoord van je opdrachtgever.",
    sections: [
      {
        title: "Beginnen",
        text: [
          "Open een match en kies “Voorstel maken”, of druk op p. Sterke punten, informatie, de brief en de eisen worden opgesteld uit het bewijs in de match. Alles kun je aanpassen, en het wordt bewaard terwijl je typt.",
        ],
      },
      {
        title: "De bewijslijst",
        text: [
          "Elke bewering staat er met haar bron. Een bewering zonder bron moet je zelf bevestigen voordat het voorstel weg kan. Je naam en de datum worden bewaard, en je opdrachtgever ziet “Bevestigd door”.",
        ],
      },
      {
        title: "In twee talen",
        text: [
          "Elke tekst wordt in het Nederlands en het Engels opgesteld. Boven de onderdelen wissel je van taal, of met l. Verander je de ene, dan meldt de andere dat die achterloopt: met één klik werk je die bij, of je schrijft hem zelf en zegt dat beide hetzelfde zeggen. Wat het product opstelde, zegt het zelf in de andere taal; je eigen zinnen worden vertaald als deze installatie een vertaler heeft.",
          "Je opdrachtgever kan wisselen zolang beide hetzelfde zeggen. Anders gaat de pagina uit in de taal van het voorstel.",
        ],
      },
      {
        title: "Nalopen en versturen",
        text: [
          "De laatste stap noemt wat nog in de weg staat, het zwaarste eerst. Kies wie het krijgt, een wachtwoord als je wilt, en tot wanneer de link open is. Wat je verstuurt ligt vast: latere wijzigingen ziet je opdrachtgever pas als je opnieuw verstuurt.",
        ],
      },
      {
        title: "Wat je opdrachtgever doet",
        text: [
          "Je opdrachtgever heeft geen account nodig. Lezen kan op telefoon of computer, in het Engels of Nederlands, of als PDF of Word. Het antwoord is een gesprek, een vraag, of geen match. Je krijgt een mail, op het dashboard staat het bovenaan, en de match schuift mee. Openen telt één keer per bezoek, en dat staat op de pagina.",
          "Heeft een opdrachtgever geopend en blijft het drie dagen stil, dan helpt het dashboard je onthouden. Markeer de regel als afgehandeld wanneer je gebeld hebt.",
        ],
      },
      {
        title: "Een link sluiten",
        text: [
          "Sluit één link, of trek het hele voorstel in, wanneer je maar wilt. De pagina zegt dat dan, en toont niets over de kandidaat.",
        ],
      },
    ],
  },
  anonymity: {
    title: "Hoe blind werkt",
    lead: "Wat je opdrachtgever ziet bij elk niveau van anonimiteit, en hoe lekken worden voorkomen.",
    sections: [
      {
        title: "Vier niveaus",
        text: ["Kies het niveau bij het begin, of later bovenaan de editor."],
        list: [
          "Volledig: de naam en wat het voorstel laat zien.",
          "Zonder contact: zonder e-mail, telefoon, links en adres.",
          "Initialen: en namen worden initialen.",
          "Blind: en werkgevers en scholen worden algemene woorden, zoals “een logistiek bedrijf”.",
        ],
      },
      {
        title: "Het geldt overal",
        text: [
          "Het niveau geldt voor de pagina, de PDF en het Word-bestand, wat er in die bestanden is opgeslagen, en hun namen. Je eigen woorden gaan niet verloren: kies een ander niveau en ze zijn terug.",
        ],
      },
      {
        title: "De controle op lekken",
        text: [
          "Voordat een voorstel weggaat, worden de kant-en-klare pagina en bestanden nog eens gelezen op alles wat verraadt om wie het gaat: ook anders gespeld, midden in een woord of als afkorting. Eén lek houdt het versturen tegen en noemt de plek. Je zet er andere woorden, of zegt waarom het niets verraadt; dat blijft bij de kandidaat bewaard en kun je terugdraaien.",
        ],
      },
      {
        title: "Wat het niet kan weten",
        text: [
          "“Zij” blijft staan, net als iets wat maar één mens ter wereld heeft gedaan. Lees het voorbeeld: daar staat precies wat je opdrachtgever krijgt.",
        ],
      },
    ],
  },
  chat: {
    title: "Chat",
    lead: "Vraag naar een kandidaat, een vacature of allebei, en controleer elk antwoord.",
    sections: [
      {
        title: "Wat hij leest",
        text: [
          "Een chat leest alleen waar hij over gaat: de kandidaat, de vacature, of die twee samen, zoals erboven staat. Alleen je eigen werkruimte, niets anders.",
        ],
      },
      {
        title: "Antwoorden met bron",
        text: [
          "Nummers in een antwoord openen de passage waar het vandaan komt. Staat iets niet in de documenten, dan zegt hij dat, met een vraag die je aan de kandidaat of opdrachtgever kunt stellen.",
        ],
      },
      {
        title: "Een antwoord gebruiken",
        text: [
          "Bewaar het als notitie of gespreksvraag, of gebruik het als sterk punt of in een brief. Het bewijs gaat mee. In een chat over een vacature kies je voor welke kandidaat het is.",
          "Bij een kandidaat geeft “Exporteer deze chats” onder Chat elke vraag en elk antwoord, en hoe dat tot stand kwam.",
        ],
      },
    ],
  },
  team: {
    title: "Team",
    lead: "Samen in één werkruimte, ieder met een rol.",
    sections: [
      {
        title: "Rollen",
        text: [],
        list: [
          "Eigenaar: alles, en het abonnement.",
          "Beheerder: nodigt uit, schorst, geeft rollen en richt de werkruimte in.",
          "Recruiter: kandidaten, vacatures, matches en voorstellen.",
          "Meelezer: leest mee en verandert niets.",
        ],
      },
      {
        title: "Iemand uitnodigen",
        text: [
          "Kies onder Recruiters “Uitnodigen” en geef een naam, een e-mailadres en een rol. Verstuur de mail of kopieer de link. Zolang niemand de uitnodiging heeft gebruikt kun je haar opnieuw sturen of intrekken.",
        ],
      },
      {
        title: "Schorsen of verwijderen",
        text: [
          "Schorsen sluit meteen de deur en bewaart alles. Bij verwijderen kies je wie de kandidaten, vacatures en voorstellen overneemt.",
        ],
      },
      {
        title: "Van mij en hele team",
        text: [
          "Op het dashboard kies je wiens werk je ziet. Iets is van wie het heeft toegevoegd, tot iemand anders als eigenaar is gekozen.",
        ],
      },
    ],
  },
  subscription: {
    title: "Abonnement",
    lead: "Plannen, plekken, limieten en facturen.",
    sections: [
      {
        title: "Wat een limiet doet",
        text: [
          "Bij een limiet kun je van die soort niets meer toevoegen. Bekijken, exporteren en verwijderen kan altijd, en er verdwijnt niets. Wat per maand telt begint opnieuw op de eerste, in UTC.",
        ],
      },
      {
        title: "Wijzigen of opzeggen",
        text: [
          "Meer plekken of een groter plan gaan meteen in, voor de rest van de periode. Minder gaat in aan het eind van de periode. Na opzeggen houd je tot dan wat je betaald hebt, en je kunt de opzegging terugdraaien.",
        ],
      },
      {
        title: "Plekken",
        text: [
          "Een teamplan betaal je per plek, met minstens twee. Wie geen plek heeft, leest mee. Een plek die vrijkomt kun je aan iemand anders geven.",
        ],
      },
      {
        title: "Facturen",
        text: ["Bij elke betaling staat onder Abonnement een factuur als PDF. Bedragen zijn exclusief btw, tenzij er iets anders staat."],
      },
    ],
  },
  statistics: {
    title: "Cijfers",
    lead: "Waar het werk blijft hangen, en wat de cijfers betekenen.",
    sections: [
      {
        title: "Op het dashboard",
        text: [
          "Vier cijfers laten zien hoe je ervoor staat: open vacatures, voorstellen uit, in gesprek, plaatsingen dit kwartaal. Klik erop voor de rijen erachter. Wijs ernaar en je leest wat er precies geteld wordt. De lijn toont de laatste twaalf weken.",
        ],
      },
      {
        title: "Let op kleine aantallen",
        text: [
          "Eén plaatsing meer of minder is een groot verschil op een totaal van vier. Vergelijk percentages pas als er genoeg gevallen achter zitten.",
        ],
      },
    ],
  },
  account: {
    title: "Account",
    lead: "Je gegevens, veiligheid, taal en je data.",
    sections: [
      {
        title: "Veiligheid",
        text: [
          "Onder Profiel wijzig je je wachtwoord, zet je inloggen in twee stappen met een app aan en voeg je passkeys toe. Kies je een nieuw wachtwoord omdat je het vergeten was, dan verdwijnen beide: iemand anders kan ze hebben ingesteld. “Sessies” laat zien waar je ingelogd bent; daar kun je ze ook beëindigen.",
          "Na 20 minuten zonder activiteit word je uitgelogd. In de laatste minuut vragen we of je er nog bent.",
        ],
      },
      { title: "Taal en thema", text: ["Engels of Nederlands, licht, donker of zoals je systeem: in het menu onderaan de zijbalk."] },
      {
        title: "Huisstijl en instellingen van de werkruimte",
        text: [
          "Eigenaren en beheerders bepalen naam, logo en kleur van het bureau, waar een nieuw voorstel mee begint, en hoelang kandidaten bewaard blijven.",
          "Onder “Gewichten” zien ze hoe zwaar elk soort regel telt. Heb je genoeg mensen op een shortlist gezet en afgewezen, dan kunnen je eigen keuzes andere gewichten voorstellen, met wie er zou schuiven. Er verandert niets tot je het aanneemt, en je kunt het terugdraaien.",
        ],
      },
      {
        title: "Je data",
        text: [
          "Download wat er over je bekend is, of verwijder je account, onder Profiel. Elke lijst exporteer je als Excel of CSV: Exporteren, boven de rijen.",
        ],
      },
    ],
  },
};
