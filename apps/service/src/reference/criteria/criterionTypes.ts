import type { CriterionTypeRecord } from '../CriterionTypeRecord'
import { categories } from './construction/categories'
import { developmentPlans } from './construction/developmentPlans'
import { materials } from './construction/materials'
import { sustainability } from './construction/sustainability'
import { workTypes } from './construction/workTypes'
import { contractTypes } from './contractTypes'
import { geography } from './geography/geography'

/** The criterion types that the product has of its own, in the order in which filters stand. */
export const criterionTypes: readonly CriterionTypeRecord[] = [
  categories,
  geography,
  workTypes,
  contractTypes,
  materials,
  sustainability,
  developmentPlans,
]
