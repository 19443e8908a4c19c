/** How Dutch running prose tells of work, as patterns. */
export const prose = {
  /** What comes behind is a title: "werkte als kok", "werd ik teamleider", "ben ik verpleegkundige". */
  becomes:
    "(?<!(?:opgeleid|opleiding|gediplomeerd|zowel|zoals|bekend|net|gezien) )als|werd ik|werd|wordt|(?:was|werd|is|ben) (?:ik|hij|zij|ze|\\p{L}+)(?=\\s)|(?:ik|hij|zij|ze) (?:was|werd|is|ben)|(?:mijn|de|een) (?:functie|baan|rol) (?:was|is|werd|als|van)|gepromoveerd tot|promotie tot|benoemd tot|opgeklommen tot|doorgegroeid (?:naar|tot)|in de functie van|als zijnde|aan de slag als",
  articles: "een|de|het|daar|er|eerst|toen|later|daarna|uiteindelijk|nu|ook|weer|inmiddels|momenteel|nog|steeds",
  employers:
    "bij|voor (?:mezelf|mijzelf),? \\(?|in dienst (?:van|bij|getreden bij)|voor|(?:stapte|ging|ben|kwam|verhuisde|vertrok|switchte|wisselde|overstapte|maakte ik de overstap|overstap|[Oo]vergestapt|stap)(?: \\p{Ll}+){0,3} naar|onder de naam|genaamd|via",
  ends: "als|bij|in|te|op|waar|en|maar|tot|van (?:de|het|een|\\d)|met|voor|toen|daarna|omdat|aan|sinds|vanaf|via|uit|die|dat|onder|eerst|later|nadat|totdat|terwijl|geworden|geweest|begonnen|gestart",
  beforeDate:
    "van|vanaf|sinds|in|tot(?: en met)?|t/m|tussen|rond|begin|eind|medio|half|per|het (?:voorjaar|najaar|einde|begin) van|de (?:zomer|winter|herfst|lente) van|en",
  until: "tot(?: en met)?|t/m|tot medio|tot begin|tot eind",
  since: "vanaf|sinds|per|vanaf begin|vanaf medio|vanaf eind",
  today: "ben ik|ik ben|werk ik|ik werk|momenteel|is \\p{L}+|werkt",
  speaks: "ik|wij",
};
