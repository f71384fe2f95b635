import * as css from './Skeleton.css'

/** The place of something that is on its way. */
export interface SkeletonProps {
  /** How many lines of text it stands for. @default 1 */
  lines?: number
  /** The height in px that each line takes. @default 20 */
  lineHeight?: number
  /** The width of the only or last line, such as `60%`. */
  width?: string
  /** `block` fills its height, as for a picture. @default 'text' */
  shape?: 'text' | 'block'
}

/** Keeps the place of what is loading, so that nothing moves when it arrives; silent to assistive technology. */
export function Skeleton({ lines = 1, lineHeight = 20, width, shape = 'text' }: SkeletonProps) {
  return (
    <span className={css.skeleton} aria-hidden>
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
