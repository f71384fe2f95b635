import * as css from './Skeleton.css'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** The props of a skeleton. */
export interface SkeletonProps extends RootProps<HTMLSpanElement> {
  /** How many lines of text to reserve. @default 1 */
  lines?: number
  /** Height of a line in px. @default 20 */
  lineHeight?: number
  /** Width of the only or last line, such as `60%`. */
  width?: string
  /** `block` fills its container, for a picture. @default 'text' */
  shape?: 'text' | 'block'
}

/**
 * Reserves the space of loading content so that nothing moves when it arrives. Hidden from assistive
 * technology.
 */
export function Skeleton({
  lines = 1,
  lineHeight = 20,
  width,
  shape = 'text',
  className,
  ...root
}: SkeletonProps) {
  return (
    <span {...root} className={classNames(css.skeleton, className)} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <span
          key={line}
          className={css.line}
          data-shape={shape}
          style={{
            blockSize: shape === 'block' ? lineHeight : lineHeight * 0.6,
            marginBlock: shape === 'block' ? 0 : lineHeight * 0.2,
            inlineSize:
              line === lines - 1 && width !== undefined
                ? width
                : `${lines === 1 ? 100 : 92 - ((line * 17) % 40)}%`,
          }}
        />
      ))}
    </span>
  )
}
