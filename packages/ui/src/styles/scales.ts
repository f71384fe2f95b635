/** Distances in px, on a 4 px grid except for the two smallest. */
export const space = {
  hair: '2px',
  x1: '4px',
  x1half: '6px',
  x2: '8px',
  x3: '12px',
  x4: '16px',
  x5: '20px',
  x6: '24px',
  x8: '32px',
  x10: '40px',
  x12: '48px',
}

/** The six font sizes in rem, so that the user's own text size applies. */
export const fontSize = {
  xs: '0.75rem',
  sm: '0.8125rem',
  md: '0.875rem',
  lg: '1rem',
  xl: '1.25rem',
  xxl: '1.75rem',
}

/** The line heights of the six font sizes. */
export const lineHeight = {
  xs: '1rem',
  sm: '1.25rem',
  md: '1.25rem',
  lg: '1.5rem',
  xl: '1.75rem',
  xxl: '2.25rem',
}

/** Weights of the variable font. */
export const fontWeight = { normal: '420', medium: '520', strong: '600', title: '660' }

/** Corner radii in px. */
export const radius = { small: '4px', medium: '6px', large: '8px', round: '999px' }

/** Durations and the easing curve. Under reduced motion the durations are zero. */
export const motion = { quick: '90ms', calm: '180ms', curve: 'cubic-bezier(0.2, 0, 0, 1)' }

/** Heights of controls and rows in px, for a fine pointer. */
export const fineSize = { control: '36px', small: '30px', row: '40px', treeRow: '30px', target: '24px' }

/** The same heights for a coarse pointer: at least 44 px for touch targets. */
export const coarseSize: typeof fineSize = {
  control: '44px',
  small: '44px',
  row: '48px',
  treeRow: '44px',
  target: '44px',
}
