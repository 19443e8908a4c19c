import type { files as en } from "../en/files.ts";

export const files: Record<keyof typeof en, string> = {
  file_empty: "Het bestand is leeg. Is het wel het goede?",
  file_needs_tesseract:
    "Een scan: beeld, geen tekst. Die kan worden gelezen zodra tesseract-ocr, tesseract-ocr-nld en tesseract-ocr-eng op de server staan en Proffer opnieuw is gestart. Het bestand is bewaard.",
  file_needs_libreoffice:
    "Dit is {what}: dat kan worden gelezen zodra libreoffice-writer-nogui op de server staat en Proffer opnieuw is gestart. Bewaar het tot dan als PDF of DOCX en voeg dat toe.",
  file_scanned:
    "Alleen beeld, geen tekst die kan worden gelezen. Het bestand is bewaard: vul het profiel met de hand in of voeg een versie met tekst toe.",
  letters_unreadable:
    "Niet elke letter in dit bestand is te lezen, want het lettertype zegt niet welke het is. Waar er een ontbreekt staat � (woorden: {words}). Leg ze naast de pagina, of voeg het cv als Word-bestand toe.",
  file_encrypted: "Op dit bestand zit een wachtwoord. Haal dat eraf en voeg het opnieuw toe.",
  file_broken: "Het bestand is beschadigd en niet te lezen. Sla het opnieuw op als PDF of DOCX en voeg dat toe.",
  file_too_slow: "Lezen kostte te veel tijd of geheugen. Probeer een eenvoudiger versie, zoals een gewone PDF.",
  file_harmful: "Volgens de virusscanner bevat dit bestand schadelijke software. Het is niet aangenomen.",
  scanner_away:
    "Bestanden kunnen nu even niet op schadelijke software worden gecontroleerd, dus er wordt er geen aangenomen. Probeer het zo weer.",
  file_too_large: "Het bestand is groter dan {size}.",
  file_wrong_kind: "Dit soort bestand kan niet worden gelezen. Gebruik PDF, DOCX of platte tekst.",
  file_of_other_kind: "Dit is {what}. Dat kan niet worden gelezen: gebruik PDF, DOCX of platte tekst.",
  file_is_old_word: "een oud Word-bestand (DOC)",
  file_is_rich_text: "een RTF-bestand",
  file_is_open_document: "een OpenDocument-bestand (ODT)",
  file_is_spreadsheet: "een Excel-werkmap",
  file_is_slides: "een PowerPoint-presentatie",
  file_is_pages: "een Pages-document",
  file_is_live_form: "een PDF-formulier dat alleen de lezers van Adobe kunnen tonen (XFA)",
  file_is_web_page: "een webpagina",
  file_is_email: "een e-mailbericht",
  file_is_picture: "een afbeelding, maar geen JPEG of PNG",
  file_is_packed: "een archief met ingepakte bestanden",
  import_elsewhere: "Deze import is intussen verder. Kijk waar hij nu is.",
  import_too_late: "Deze import kan niet meer ongedaan worden gemaakt.",
  import_wrong_mapping: "Een veld kan maar in één kolom staan.",
  import_lacking: "Er ontbreekt een kolom die elk record nodig heeft.",
  import_broken:
    "Deze tabel kan vanaf rij {row} niet worden gelezen: er staat een aanhalingsteken te weinig, of het bestand is afgebroken. Bewaar het opnieuw en voeg dat toe.",
  import_no_table: "In dit bestand staat geen tabel. De eerste rij moet zeggen wat er in de kolommen staat.",
  import_too_wide: "Rij {row} is groter dan 2 MB. Ontbreekt daar een aanhalingsteken?",
  import_old_excel: "Dit is een oud Excelbestand (.xls). Bewaar het als .xlsx of als CSV en voeg dat toe.",
  import_zip_broken: "Dit archief is beschadigd en kan niet worden gelezen. Pak het opnieuw in en voeg dat toe.",
  import_zip_locked: "Een bestand in dit archief is beveiligd met een wachtwoord. Pak het opnieuw in zonder wachtwoord.",
  import_zip_too_large: "In dit archief zit iets dat uitgepakt veel te groot is. Daarom wordt het niet gelezen.",
};
