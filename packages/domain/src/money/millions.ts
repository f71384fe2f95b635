import { limits } from '../limits/limits'

/** Currency units from millions. */
export function fromMillions(millions: number): number {
  return Math.round(millions * limits.budgetFactor)
}

/** Millions from currency units. */
export function toMillions(units: number): number {
  return units / limits.budgetFactor
}
