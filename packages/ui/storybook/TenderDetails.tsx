import type { SampleTender } from '../testing/samples'
import * as css from './stories.css'

export function TenderDetails({ tender }: { tender: SampleTender }) {
  return (
    <div className={css.columns}>
      <div>
        <p className={css.meta}>Hvorfor denne</p>
        <p>
          {tender.categories.join(' · ')} · {tender.place} · {tender.budget}
        </p>
      </div>
      <div>
        <p className={css.meta}>Seneste 5 dage</p>
        <p>{tender.updated} Nyt bilag 4, tidsplan</p>
        <p>16.11.2026 Spørgsmål og svar offentliggjort</p>
      </div>
      <div>
        <p className={css.meta}>Noter (2)</p>
        <p>Ring til bygherren om adgangsvejen</p>
        <p className={css.muted}>Jens: kapacitet fra uge 14</p>
      </div>
    </div>
  )
}
