import { limits } from '../limits/limits'

/** Converts millions to currency units. */
export function fromMillions(millions: number): number {
  return Math.round(millions * limits.budgetFactor)
}

/** Converts currency units to millions. */
export function toMillions(units: number): number {
  return units / limits.budgetFactor
}
