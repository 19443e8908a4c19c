import { fold } from "#engine/skills/tokens.ts";

/** Words that ask or join, in both languages: no passage needs to hold them to answer a question. */
const asking = new Set(
  `a an the and or of for to in on at by with from as is are be been was were will would can could should must may do does did done has have had having he she they him her his hers their them it its
  this that these those there here who whom whose which what when where why how i me my you your we us our not no nor but if so than then too very more most other any all each some such own same both
  few about into over under between through during up down out off again also any ever never really actually exactly currently now today right ok okay please yes tell told say says said know knows
  knew known name named called kind sort type thing things something anything someone anybody somebody much many long often far well good better best like get gets got give gives given make makes made
  take takes taken go goes going come comes came see seen need needs needed want wants wanted use uses used using work works worked working job role position person candidate cv resume document documents
  file profile text vacancy question answer experience experienced deal handle handled handles let still already yet just only even else ever another one ones next before after since
  until till during while because though although per via regarding according please thanks hi hello hey look looks looking think thinks show shows find finds found happened happen happens
  latest recent recently big large size groot grootte omvang doing lasted written wrote write writes geschreven schrijft fine clearly short run ran hold holds held own current previous former earlier ago altogether total enough approximately roughly side point apply him them sure such quite used past present moment
  de den het een en of in op te ten ter met door uit aan bij om over onder tussen tot tegen als dan dat die dit deze wie wat welke welk waar waarom wanneer hoe je jij jou jouw u uw wij we ons onze zij ze hun hen
  hij ie haar hem zijn zn z'n ben bent is was waren wordt worden geworden werd heb hebt heeft hebben had hadden gehad kan kunt kun kunnen kon zal zullen zou zult moet moeten mag mogen wil willen wilde niet
  geen maar ook nog al wel er daar hier zo zowel toe naast van voor naar waarmee waarvan waarin waarop waaruit waaraan hiervoor daarvoor daarna daarvan daarmee daarbij ermee erbij ervan erin er toen nu momenteel tegenwoordig
  inmiddels eigenlijk precies ongeveer echt toch even eens maar dus want ja nee hè he ooit nooit iets niets iemand niemand alles veel vaak lang goed beter best graag soort zeggen zegt zegt gezegd vertel vertellen weet weten
  wist ken kent noem noemt naam heet heten gaat gaan ging doet doe doen deed gedaan maakt maken gemaakt komt komen kwam krijgt krijgen kreeg geeft geven neem staat staan stond zit zitten zat ligt blijkt blijft
  werk werken werkt werkte gewerkt werkzaam baan banen jobs roles functies werkgevers snel soon rol functie persoon kandidaat document documenten dossier profiel tekst vacature vraag antwoord ervaring ervaren gebruik gebruikt gebruiken bekend
  eerst laatst vorig vorige huidig huidige volgende eerder meest andere ander samen genoeg totaal alleen zelf eigen sinds voordat nadat terwijl omdat hoeveel hoelang hoezo waarvoor aantal
  jaar jaren year years maand maanden month months moment elke ieder iedere allemaal hoeveelste sowieso graag past bezig zeker meteen straks klopt klopte duurde duurt voldoet voldoen haalt gevraagd gevraagde vraagt vragen asked ask asks requires required past passen eis eisen net zoal m'n zo'n 't t ie we're he's she's
    status stand plek spot positie waarheen keer times each per hoort behoort bijhoort hele whole lot bunch ever nog overigens trouwens hoeft hoeven may might shall zodra alvast betreft gaan gaat toen exactly quite just really hadden zouden vd v/d vs tov ivm mbt
    vooral voornamelijk hoofdzakelijk meestal doorgaans gewoonlijk normaal misschien wellicht inderdaad officieel daadwerkelijk uberhaupt circa ca bijna heel erg gewoon telkens steeds altijd soms weleens lijkt leek betekent bedoelt gebeurd gebeurt gebeuren mainly mostly usually normally typically especially perhaps maybe indeed officially overall generally always sometimes possibly probably likely mean means meant seem seems ziet zien zag gezien draait draaien draaide voert voeren loopt lopen liep houdt houden hield brengt brengen bracht zet zetten mogelijk possible sees seen saw run runs ran keep keeps kept bring brings brought carry carries put puts set sets spend spends spent receive receives town city village stad dorp whats whos wheres hows thats wats max min maximum minimum maximaal minimaal highest lowest hoogste laagste types sorts kinds soorten typen gestaan gezeten gelopen geweest gehouden gekregen behaald behaalde haalde halen gehaald got obtained obtain obtains plaats place places`
    .split(/\s+/)
    .map((word) => fold(word)),
);

export const isAskingWord = (folded: string): boolean => asking.has(folded);
