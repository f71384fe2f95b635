import type { ChangeKind } from '../items/ChangeKind'
import type { LanguageCode } from '../reference/languages'
import type { LocalNames } from '../reference/LocalNames'

type Told = Exclude<ChangeKind, 'new' | 'changed'>

const texts: { readonly [Kind in Told]: LocalNames } = {
  phase: { da: 'Ny fase', sv: 'Nytt skede', nb: 'Ny fase', en: 'New phase' },
  deadline: { da: 'Ny frist', sv: 'Ny sista dag', nb: 'Ny frist', en: 'New deadline' },
  announcement: { da: 'Ny meddelelse', sv: 'Nytt meddelande', nb: 'Ny kunngjøring', en: 'New announcement' },
  roles: {
    da: 'Aktørerne er ændret',
    sv: 'Aktörerna har ändrats',
    nb: 'Aktørene er endret',
    en: 'The companies have changed',
  },
}

const changed: LocalNames = {
  da: 'Oplysningerne er ændret',
  sv: 'Uppgifterna har ändrats',
  nb: 'Opplysningene er endret',
  en: 'The details have changed',
}

const dayIn = (detail: string) => detail.split('-').toReversed().join('.')

/**
 * Tells a change of an item in one line, where nobody has told it in words.
 *
 * @param detail the name of the new phase, or the new deadline as `YYYY-MM-DD`
 * @source specification 3
 */
export function changeText(kind: ChangeKind, detail: string | null, language: LanguageCode): string {
  const text = kind === 'new' || kind === 'changed' ? changed[language] : texts[kind][language]
  if (detail === null) return text
  return `${text}: ${kind === 'deadline' ? dayIn(detail) : detail}`
}
