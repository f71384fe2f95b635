import * as css from './Logo.css'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** The props of the logo. */
export interface LogoProps extends RootProps<HTMLSpanElement> {
  /** The width and height of the spade in px. @default 24 */
  size?: number
  /** Whether the name of the product is shown beside the spade. @default true */
  hasName?: boolean
}

/** The Spadestik logo, which is a spade and the name of the product. */
export function Logo({ size = 24, hasName = true, className, ...root }: LogoProps) {
  return (
    <span {...root} className={classNames(css.logo, className)}>
      <svg
        className={css.drawing}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        {...(hasName ? { 'aria-hidden': true } : { role: 'img', 'aria-label': 'Spadestik' })}
      >
        <path d="M8.6 2.4h6.8M12 2.4v9.2" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
        <path
          className={css.blade}
          d="M6.2 9.6h11.6c.5 0 .9.4.9.9 0 5-2.3 8.9-6.2 11.2a1 1 0 0 1-1 0C7.6 19.4 5.3 15.5 5.3 10.5c0-.5.4-.9.9-.9Z"
        />
      </svg>
      {hasName && <span>Spadestik</span>}
    </span>
  )
}
