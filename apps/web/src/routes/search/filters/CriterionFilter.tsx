import type { CriterionChoice } from '@spadestik/domain/search'
import { createCriterionMarks } from '@spadestik/domain/criteria'
import { CriterionTree } from '@spadestik/ui/CriterionTree'
import { Disclosure } from '@spadestik/ui/Disclosure'
import { useEffect, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { choiceSummary } from './choiceSummary'
import type { CriterionFilterType } from './useSearchVocabulary'

interface CriterionFilterProps {
  type: CriterionFilterType
  /** The choices of this type. */
  choices: readonly CriterionChoice[]
  onChange: (choices: readonly CriterionChoice[]) => void
}

/** One criterion type as a tree whose parts can be included and excluded. */
export function CriterionFilter({ type, choices, onChange }: CriterionFilterProps) {
  const intl = useIntl()
  const { id: typeId, tree } = type
  const marks = useMemo(() => createCriterionMarks(tree), [tree])
  const [isOpen, setOpen] = useState(type.isFirst || choices.length > 0)

  // The marks live outside React so that a press touches only the rows it changes; the address tells them.
  useEffect(() => marks.load(choices), [marks, choices])

  const included = choices.filter((choice) => choice.included).length
  return (
    <Disclosure
      title={type.name}
      summary={choiceSummary(intl, included, choices.length - included)}
      isExpanded={isOpen}
      onExpandedChange={setOpen}
    >
      {isOpen && (
        <CriterionTree
          label={type.name}
          tree={tree}
          marks={marks}
          onMarkPress={(index) => {
            marks.press(index, true)
            onChange(marks.summarise().map((choice) => ({ ...choice, typeId })))
          }}
        />
      )}
    </Disclosure>
  )
}
