export interface DemoNote {
  readonly author: string
  readonly sharedWith: readonly string[]
  readonly on: 'project' | 'procurement' | 'company'
  readonly country: 'DK' | 'SE' | 'NO'
  /**
   * The position of the item that the note is about. 0 is the most recently updated item of its type in the
   * country. Procurements that are no longer open are not counted.
   */
  readonly place: number
  readonly title: string | null
  readonly text: string
  /** The age in days. */
  readonly age: number
}

const [paid, colleague] = ['paid@demo.test', 'colleague@demo.test']

const danish = (
  on: DemoNote['on'],
  place: number,
  title: string | null,
  text: string,
  age: number,
  author = paid,
): DemoNote => ({
  author,
  sharedWith: [author === paid ? colleague : paid],
  on,
  country: 'DK',
  place,
  title,
  text,
  age,
})

export const demoNotes: readonly DemoNote[] = [
  danish(
    'project',
    0,
    'Ring igen',
    'Bygherren vender tilbage efter næste udvalgsmøde. Ring mandag formiddag.',
    2,
  ),
  danish('project', 0, 'Råhus', 'Vi kan tilbyde elementer med kort leveringstid. Mads regner på det.', 5),
  danish('project', 0, null, 'Adgangsvejen er smal; kranen skal stå på nabogrunden.', 9, colleague),
  danish('project', 1, 'Samarbejde', 'Arkitekten spørger, om vi vil med i et konsortium.', 4),
  danish('project', 2, null, 'Ikke noget for os, men hold øje med etape 2.', 12, colleague),
  danish('procurement', 0, 'Besigtigelse', 'Tilmeldt besigtigelsen. Husk sikkerhedssko og tegninger.', 1),
  danish(
    'procurement',
    0,
    'Pris',
    'Første overslag ligger under budgettet. Bed om tilbud på stilladser.',
    3,
    colleague,
  ),
  danish('procurement', 1, 'Spørgsmål', 'Har spurgt om fristen for option 2. Svar kommer på portalen.', 2),
  danish('company', 0, 'Kontakt', 'God dialog på messen. Foretrækker mail frem for telefon.', 20),
  danish('company', 1, null, 'Betaler til tiden. Vil gerne have månedlige opgørelser.', 31, colleague),
  {
    author: 'paid-se@demo.test',
    sharedWith: [],
    on: 'project',
    country: 'SE',
    place: 0,
    title: 'Ring igen',
    text: 'Byggherren återkommer efter nästa sammanträde.',
    age: 2,
  },
  {
    author: 'paid-no@demo.test',
    sharedWith: [],
    on: 'project',
    country: 'NO',
    place: 0,
    title: 'Ring igjen',
    text: 'Byggherren gir svar etter neste møte i utvalget.',
    age: 2,
  },
]
