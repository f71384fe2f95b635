import type { CriterionTypeRecord } from '../CriterionTypeRecord'
import { categories } from './construction/categories'
import { developmentPlans } from './construction/developmentPlans'
import { materials } from './construction/materials'
import { sustainability } from './construction/sustainability'
import { workTypes } from './construction/workTypes'
import { contractTypes } from './contractTypes'
import { geography } from './geography/geography'

export const criterionTypes: readonly CriterionTypeRecord[] = [
  categories,
  geography,
  workTypes,
  contractTypes,
  materials,
  sustainability,
  developmentPlans,
]
