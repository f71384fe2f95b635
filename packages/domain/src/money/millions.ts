import { limits } from '../limits/limits'

/** Currency units from millions. */
export function fromMillions(millions: number): number {
  return Math.round(millions * limits.budgetFactor)
}

/** Millions from currency units. */
export function toMillions(units: number): number {
  return units / limits.budgetFactor
}

/** An amount as a person reads it: whole millions above one hundred, one decimal above one, else whole units. */
export function amountScale(units: number): { value: number; scale: 'millions' | 'units'; decimals: 0 | 1 } {
  if (Math.abs(units) < limits.budgetFactor) return { value: units, scale: 'units', decimals: 0 }
  const millions = toMillions(units)
  const decimals = Math.abs(millions) >= 100 || Number.isInteger(millions) ? 0 : 1
  return { value: millions, scale: 'millions', decimals }
}
