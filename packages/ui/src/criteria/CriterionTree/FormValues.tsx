import type { CriterionSelection } from '../model/criterionMarks'
import type { CriterionId } from '../model/CriterionTreeModel'

interface FormValuesProps {
  name: string
  value: CriterionSelection<CriterionId>
}

/** The selected ids as values of the surrounding form. */
export function FormValues({ name, value }: FormValuesProps) {
  return (
    <>
      {value.included.map((id) => (
        <input key={`included ${id}`} type="hidden" name={name} value={id} />
      ))}
      {value.excluded.map((id) => (
        <input key={`excluded ${id}`} type="hidden" name={`${name}.excluded`} value={id} />
      ))}
    </>
  )
}
