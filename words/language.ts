export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

/** The first language of a person's list (`navigator.languages`: `['fr-CA', 'en']`) that we speak, else English. */
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const spoken = languages.find((language) => language === tag.toLowerCase().split(/[-_]/)[0]);
    if (spoken) return spoken;
  }
  return 'en';
}
