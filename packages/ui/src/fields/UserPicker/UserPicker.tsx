import type { ReactNode } from 'react'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { Checkbox } from '../Checkbox/Checkbox'
import { SearchField } from '../SearchField/SearchField'
import * as css from './UserPicker.css'
import { userPickerMessages as messages } from './UserPicker.messages'
import { findPeople, toggleEveryone } from './people'
import { classNames } from '../../styles/classNames'
import { useControlledState } from '../../styles/useControlledState'
import type { RootProps } from '../../styles/RootProps'
import type { ValueProps } from '../../styles/StateProps'

/** A person with whom something can be shared. */
export interface PickedPerson {
  id: number
  name: string
  /** Whether this is the current user. */
  isSelf: boolean
}

/** The props of a user picker. */
export interface UserPickerProps
  extends ValueProps<readonly number[], number[]>, RootProps<HTMLFieldSetElement> {
  /** The name of the field, shown above the list. */
  label: ReactNode
  /** The current user and the colleagues. If there are no colleagues, nothing is rendered. */
  people: readonly PickedPerson[]
  /** The ids of the selected people, if the parent controls them. */
  value?: readonly number[]
  /** Called with the selected ids in the order of `people`. */
  onChange?: (ids: number[]) => void
  /** A hint that is shown below the list. */
  description?: ReactNode
  /** The error message about the selection, for example that nobody is selected. */
  errorMessage?: ReactNode
  /** Whether someone must be selected. The label then has an asterisk. */
  isRequired?: boolean
  /** Whether users cannot use the field. */
  isDisabled?: boolean
}

const nobody: readonly number[] = []

/**
 * The smallest number of people for which a search field is shown. Nine or more names do not fit into a
 * dialog without scrolling.
 */
const searchFromCount = 9

/**
 * Selects the people with whom something is shared. Users select single people or everyone. The name of the
 * current user is followed by "(you)".
 */
export function UserPicker(props: UserPickerProps) {
  const { label, people, description, errorMessage, isRequired = false, isDisabled, ...rest } = props
  const { value, defaultValue = nobody, onChange, className, ...root } = rest
  const [selectedIds, select] = useControlledState(value, defaultValue, onChange)
  const { formatMessage } = useIntl()
  const id = useId()
  const [typed, setTyped] = useState('')
  if (people.length < 2) return null
  const chosen = new Set(selectedIds)
  const count = people.filter((person) => chosen.has(person.id)).length
  const shown = findPeople(people, typed)
  const choose = (personId: number, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(personId)
    else next.delete(personId)
    select(people.filter((person) => next.has(person.id)).map((person) => person.id))
  }
  return (
    <fieldset
      {...root}
      className={classNames(css.picker, className)}
      aria-labelledby={id}
      aria-describedby={`${id}-hint ${id}-error`}
    >
      <div className={css.head}>
        <span id={id} className={css.label}>
          {label}
          {isRequired && (
            <span className={css.required} aria-hidden>
              *
            </span>
          )}
        </span>
        <output className={css.count}>
          {formatMessage(messages.count, { count, total: people.length })}
        </output>
      </div>
      <div className={css.frame} data-invalid={Boolean(errorMessage) || undefined}>
        <div className={css.everyone}>
          <Checkbox
            isSelected={count === people.length}
            isIndeterminate={count > 0 && count < people.length}
            isDisabled={isDisabled}
            onChange={() => select(toggleEveryone(people, selectedIds))}
          >
            {formatMessage(messages.everyone)}
          </Checkbox>
        </div>
        {people.length >= searchFromCount && (
          <div className={css.find}>
            <SearchField
              label={formatMessage(messages.find)}
              isLabelHidden
              placeholder={formatMessage(messages.find)}
              value={typed}
              onChange={setTyped}
              isDisabled={isDisabled}
            />
          </div>
        )}
        <ul className={css.people}>
          {shown.map((person) => (
            <li key={person.id}>
              <Checkbox
                isSelected={chosen.has(person.id)}
                isDisabled={isDisabled}
                onChange={(isChosen) => choose(person.id, isChosen)}
              >
                {person.isSelf ? formatMessage(messages.self, { name: person.name }) : person.name}
              </Checkbox>
            </li>
          ))}
        </ul>
        <output>
          {shown.length === 0 && <p className={css.nobody}>{formatMessage(messages.nobody, { typed })}</p>}
        </output>
      </div>
      <p id={`${id}-hint`} className={css.description} hidden={!description}>
        {description}
      </p>
      <div id={`${id}-error`} className={css.error} role="alert">
        {errorMessage}
      </div>
    </fieldset>
  )
}
