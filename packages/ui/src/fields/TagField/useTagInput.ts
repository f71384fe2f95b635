import type { KeyboardEvent } from 'react'
import { useRef } from 'react'
import { useControlledState } from '../../styles/useControlledState'
import type { ValueProps } from '../../styles/StateProps'
import type { TagOption } from './matchOptions'
import { exactMatch, prefixMatches, unchosen } from './matchOptions'

/** The options of `useTagInput`. */
export interface TagInputOptions<Option extends TagOption = TagOption> extends ValueProps<
  readonly number[],
  number[]
> {
  /** All options, among them the selected ones. */
  options: readonly Option[]
  /** The ids of the selected options, if the parent controls them. */
  value?: readonly number[]
  /** Called with the selected ids in the order of selection. */
  onChange?: (ids: number[]) => void
  /** The typed text, if the parent controls it. */
  inputValue?: string
  /** The text at first, if the field keeps it. */
  defaultInputValue?: string
  /** Called with each typed text, and with an empty string when an option was selected. */
  onInputChange?: (typed: string) => void
  /**
   * Returns those of the unselected options that are offered for the typed text. By default those whose label
   * begins with it (V03).
   */
  match?: (options: readonly Option[], typed: string) => readonly Option[]
  isDisabled?: boolean
}

const noIds: readonly number[] = []

/**
 * The state of selecting options by name, and the props for a combobox and a group of tags of React Aria.
 *
 * An option is selected from the list, or by typing its whole label and pressing Enter. None is selected twice.
 */
export function useTagInput<Option extends TagOption = TagOption>(tagOptions: TagInputOptions<Option>) {
  const { options, defaultValue = noIds, defaultInputValue = '', isDisabled = false } = tagOptions
  const { match = prefixMatches } = tagOptions
  const [ids, select] = useControlledState(tagOptions.value, defaultValue, tagOptions.onChange)
  const [typed, setTyped] = useControlledState(
    tagOptions.inputValue,
    defaultInputValue,
    tagOptions.onInputChange,
  )
  const input = useRef<HTMLInputElement>(null)
  const selected = ids.flatMap((id) => options.find((option) => option.id === id) ?? [])
  const left = unchosen(options, selected)
  const choosable = left.filter((option) => !option.isDisabled)
  const offered = match(left, typed)
  const add = (id: number) => {
    setTyped('')
    if (!ids.includes(id)) select([...ids, id])
  }
  const keep = (kept: number[]) => {
    select(kept)
    // The removed tag was the last one and had the focus.
    if (kept.length === 0) input.current?.focus()
  }
  return {
    /** The selected options, in the order of selection. */
    selected,
    /** The options that are offered for the typed text. */
    offered,
    typed,
    setTyped,
    /** Selects an option and clears the typed text. */
    add,
    /** Removes options by their ids. Focuses the input when none is left. */
    remove: (removed: ReadonlySet<number>) => keep(ids.filter((id) => !removed.has(id))),
    /** The props of a combobox of React Aria that keeps no selection. */
    comboBoxProps: {
      selectionMode: 'multiple',
      allowsCustomValue: true,
      value: noIds,
      onChange: (keys: readonly (number | string)[]) => {
        const chosen = keys.at(-1)
        if (chosen !== undefined) add(Number(chosen))
      },
      inputValue: typed,
      onInputChange: setTyped,
      items: offered,
      isDisabled,
    } as const,
    /** The props of an element around the input. It selects the typed option on Enter. */
    groupProps: {
      // Captured, because the combobox would close its list and reopen it for the cleared text.
      onKeyDownCapture: (event: KeyboardEvent) => {
        const { target } = event
        const isOnOption = target instanceof Element && target.hasAttribute('aria-activedescendant')
        if (event.key !== 'Enter' || typed.trim() === '' || isOnOption) return
        // Enter selects an option here and must not submit a surrounding form.
        event.preventDefault()
        event.stopPropagation()
        const exact = exactMatch(
          offered.filter((option) => !option.isDisabled),
          typed,
        )
        if (exact) add(exact.id)
      },
    },
    /** The props of the input inside the combobox. */
    inputProps: { ref: input },
    /** The props of a button that selects every option. */
    selectAllProps: {
      isDisabled: isDisabled || choosable.length === 0,
      onPress: () => select([...ids, ...choosable.map((option) => option.id)]),
    },
    /** The props of a button that removes every tag. */
    clearAllProps: {
      isDisabled: isDisabled || selected.length === 0,
      onPress: () => keep([]),
    },
  }
}
