/** Distances in px; every one lies on the 4 px grid but the two for hairline gaps. */
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

/** The six sizes of type in rem, so that a reader's own text size is honoured. */
export const fontSize = {
  xs: '0.75rem',
  sm: '0.8125rem',
  md: '0.875rem',
  lg: '1rem',
  xl: '1.25rem',
  xxl: '1.75rem',
}

/** The line heights that belong to the six sizes. */
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

/** Durations and the one easing curve; under reduced motion the durations become zero. */
export const motion = { quick: '90ms', calm: '180ms', curve: 'cubic-bezier(0.2, 0, 0, 1)' }

/** Heights in px of what is pressed or scanned, for a fine pointer. */
export const fineSize = { control: '36px', small: '30px', row: '40px', treeRow: '30px', target: '24px' }

/** The same heights for a coarse pointer: nothing that is touched is under 44 px. */
export const coarseSize: typeof fineSize = {
  control: '44px',
  small: '44px',
  row: '48px',
  treeRow: '44px',
  target: '44px',
}
