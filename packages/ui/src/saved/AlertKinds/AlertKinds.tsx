import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Select } from '../../fields/Select/Select'
import { classNames } from '../../styles/classNames'
import type { RootProps } from '../../styles/RootProps'
import * as css from './AlertKinds.css'
import { alertKindsMessages as messages } from './AlertKinds.messages'

/**
 * A kind of change to an item. `outcome` is an award or a cancellation. `left` is a change after which an
 * agent (a saved search) no longer finds the item.
 */
export type AlertKind =
  | 'new'
  | 'earlierDeadline'
  | 'deadline'
  | 'outcome'
  | 'phase'
  | 'sum'
  | 'other'
  | 'left'

/** When a kind of change is mailed. `atOnce` does not wait for the next regular mail, and `withMail` does. */
export type AlertChoice = 'atOnce' | 'withMail' | 'never'

/** When each kind of change is mailed. `AlertKinds` shows no field for a kind that is left out. */
export type AlertChoices = Readonly<Partial<Record<AlertKind, AlertChoice>>>

/**
 * A preset: a prepared choice for every kind of change, such as "only new items". Users can select a preset
 * instead of choosing for each kind.
 */
export interface AlertPresetOption {
  name: 'everything' | 'urgentAtOnce' | 'urgentOnly' | 'newOnly'
  choices: AlertChoices
}

/** The props of the fields in which users choose when each kind of change is mailed. */
export interface AlertKindsProps extends RootProps<HTMLDivElement> {
  /** When each kind of change is mailed. Kinds without a value are not shown. */
  value: AlertChoices
  /** The prepared sets of choices. If `value` equals several presets, the first of them is selected. */
  presets: readonly AlertPresetOption[]
  /** Called with the choices for all kinds after each change. */
  onChange: (value: AlertChoices) => void
  /** Whether users cannot change the choices. */
  isDisabled?: boolean
}

const own = 'own'
const allChoices: Readonly<Record<AlertChoice, true>> = { atOnce: true, withMail: true, never: true }
const choices = Object.keys(allChoices) as AlertChoice[]

/**
 * Fields in which a user chooses when each kind of change is mailed (Z10). The user selects a preset, or
 * makes a choice for each kind.
 */
export function AlertKinds(props: AlertKindsProps) {
  const { value, presets, onChange, isDisabled = false, className, ...root } = props
  const { formatMessage } = useIntl()
  const kinds = Object.keys(value) as AlertKind[]
  const preset = presets.find((one) => kinds.every((kind) => one.choices[kind] === value[kind]))
  const [isOwn, setIsOwn] = useState(preset === undefined)
  const isOpen = isOwn || preset === undefined
  const select = (name: AlertPresetOption['name'] | typeof own) => {
    setIsOwn(name === own)
    const chosen = presets.find((one) => one.name === name)
    if (chosen !== undefined) onChange(chosen.choices)
  }
  return (
    <div {...root} className={classNames(css.alertKinds, className)}>
      <Select
        label={formatMessage(messages.label)}
        description={formatMessage(messages.hint)}
        value={isOpen ? own : preset.name}
        options={[
          ...presets.map(({ name }) => ({ value: name, label: formatMessage(messages[name]) })),
          { value: own, label: formatMessage(messages.own) },
        ]}
        onChange={select}
        isDisabled={isDisabled}
      />
      {isOpen && (
        <fieldset aria-label={formatMessage(messages.ownLabel)} className={css.own}>
          {kinds.map((kind) => (
            <Select
              key={kind}
              label={formatMessage(messages[kind])}
              value={value[kind] ?? null}
              options={choices.map((choice) => ({ value: choice, label: formatMessage(messages[choice]) }))}
              onChange={(choice) => onChange({ ...value, [kind]: choice })}
              isDisabled={isDisabled}
            />
          ))}
        </fieldset>
      )}
    </div>
  )
}
