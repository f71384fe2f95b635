import type { LocalNames } from '../../reference/Names'

export interface DemoNotification {
  readonly titles: LocalNames
  readonly texts: LocalNames
  /** The age in days. */
  readonly age: number
}

export const demoNotifications: readonly DemoNotification[] = [
  {
    titles: { da: 'Velkommen', sv: 'Välkommen', nb: 'Velkommen', en: 'Welcome' },
    texts: {
      da: 'Brugsguiden under Hjælp viser, hvordan du søger, følger med og deler med kolleger.',
      sv: 'Guiden under Hjälp visar hur du söker, bevakar och delar med kollegor.',
      nb: 'Brukerveiledningen under Hjelp viser hvordan du søker, følger med og deler med kolleger.',
      en: 'The user guide under Help shows how to search, keep up and share with colleagues.',
    },
    age: 60,
  },
  {
    titles: {
      da: 'Søg på frist',
      sv: 'Sök på sista dag',
      nb: 'Søk på frist',
      en: 'Search by deadline',
    },
    texts: {
      da: 'Udbud kan nu filtreres efter, hvornår der skal svares.',
      sv: 'Upphandlingar kan nu filtreras efter när svaret ska vara inne.',
      nb: 'Anbud kan nå filtreres etter når det må svares.',
      en: 'Tenders can now be filtered by when they must be answered.',
    },
    age: 20,
  },
  {
    titles: {
      da: 'Udeluk kriterier',
      sv: 'Uteslut kriterier',
      nb: 'Utelukk kriterier',
      en: 'Exclude criteria',
    },
    texts: {
      da: 'Tryk to gange på et kriterium for at holde det ude af søgningen.',
      sv: 'Tryck två gånger på ett kriterium för att hålla det utanför sökningen.',
      nb: 'Trykk to ganger på et kriterium for å holde det utenfor søket.',
      en: 'Press a criterion twice to keep it out of the search.',
    },
    age: 3,
  },
]
