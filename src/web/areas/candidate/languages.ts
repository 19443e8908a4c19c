/** Languages that a choice offers first; others stay possible where a record has them. */
export const commonLanguages = [
  "nl", "en", "de", "fr", "es", "it", "pt", "pl", "tr", "ar", "ro", "bg", "hu", "cs", "sk", "uk", "ru", "el", "sv", "da", "no", "fi", "zh", "ja", "ko", "hi", "ur", "fa", "id", "vi", "th", "he", "hr", "sr", "lt", "lv", "et", "sl", "ga", "fy",
] as const;
