import DK from 'country-flag-icons/react/3x2/DK'
import GB from 'country-flag-icons/react/3x2/GB'
import NO from 'country-flag-icons/react/3x2/NO'
import SE from 'country-flag-icons/react/3x2/SE'
import * as css from './Flag.css'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** The ISO 3166-1 codes of the countries that have a flag. */
export type FlagCode = 'DK' | 'GB' | 'NO' | 'SE'

const flags = { DK, GB, NO, SE } satisfies Record<FlagCode, unknown>

/** The props of a flag. */
export interface FlagProps extends RootProps<HTMLSpanElement> {
  /** The country, as an ISO 3166 code of two letters. */
  code: FlagCode
  /** The name of the country for screen readers. Leave out if the name is visible beside the flag. */
  label?: string
}

/** Draws the flag of Denmark, Sweden, Norway or the United Kingdom. */
export function Flag({ code, label, className, ...root }: FlagProps) {
  const Drawing = flags[code]
  return (
    <span
      {...root}
      className={classNames(css.flag, className)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <Drawing aria-hidden />
    </span>
  )
}
