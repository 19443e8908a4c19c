import type { errors as en } from "../en/errors.ts";
import type { Shape } from "../shape.ts";

export const errors: Shape<typeof en> = {
  network: "De server reageert niet. Probeer het later opnieuw.",
  unexpected: "Er ging onverwacht iets mis.",
  other: "Er ging iets mis. Probeer het opnieuw.",
  status_204: "Er is niets om te tonen.",
  status_400: "Dit verzoek klopt niet. Controleer wat je hebt ingevuld.",
  status_401: "Je sessie is verlopen. Log opnieuw in.",
  status_406: "Dit kan nu niet.",
  status_409: "Dit bestaat al.",
  status_410: "Dit is er niet meer.",
  status_422: "Niet alles is goed ingevuld.",
  status_498: "Je sessie is ongeldig. Log opnieuw in.",
  status_500: "Er ging iets mis op de server. Probeer het later opnieuw.",
  no_page: "Deze pagina bestaat niet",
  no_page_text: "Het adres is misschien verkeerd getypt, of de pagina is verplaatst.",
  to_start: "Naar het begin",
  to_home: "Naar de homepagina",
  to_dashboard: "Dashboard",
  to_login: "Inloggen",
  search: "Kandidaten zoeken",
  broken: "Dit scherm werkt niet meer",
  broken_text: "Laad het opnieuw. Helpt dat niet, vertel ons dan wat je deed.",
  unreachable: "De server is niet bereikbaar",
};
