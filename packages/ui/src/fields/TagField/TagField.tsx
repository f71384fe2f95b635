import { useIntl } from 'react-intl'
import { Button } from '../../actions/Button/Button'
import type { FieldTexts } from '../Field/Field'
import { BesideList } from './BesideList'
import { ChoiceInput } from './ChoiceInput'
import { ChosenTags } from './ChosenTags'
import * as css from './TagField.css'
import { tagFieldMessages as messages } from './TagField.messages'
import type { TagId, TagOption } from './matchOptions'
import type { TagInputOptions } from './useTagInput'
import { useTagInput } from './useTagInput'
import { classNames } from '../../styles/classNames'
import type { RootProps } from '../../styles/RootProps'

/** The props of a tag field. */
export interface TagFieldProps<Id extends TagId = number>
  extends
    FieldTexts,
    Pick<TagInputOptions<TagOption<Id>>, 'options' | 'value' | 'defaultValue' | 'onChange'>,
    RootProps<HTMLDivElement> {
  /** An example of a value. It disappears when the user types, so the field still needs a label. */
  placeholder?: string
  /** Whether the field must have a value. The label then has an asterisk. */
  isRequired?: boolean
  /** Whether users cannot use the field. */
  isDisabled?: boolean
  /** The name under which a form submits the ids of the selected options. */
  name?: string
  /** The id of the input. */
  id?: string
}

/**
 * A field in which users select options by name (V03). Selected options are shown as tags. The field offers
 * other options that begin with the typed text. Enter, and leaving the field, add an option if its whole
 * label is typed. A pasted list of labels adds all of them.
 */
export function TagField<Id extends TagId = number>(props: TagFieldProps<Id>) {
  const { label, isLabelHidden, description, errorMessage, options, placeholder, id, ...rest } = props
  const { isRequired = false, isDisabled = false, value, defaultValue, ...others } = rest
  const { onChange, name, className, ...root } = others
  const { formatMessage } = useIntl()
  const tags = useTagInput({ options, value, defaultValue, onChange, isDisabled })
  const typed = tags.typed.trim()
  return (
    <div {...root} className={classNames(css.field, className)}>
      <ChoiceInput
        {...{
          label,
          isLabelHidden,
          description,
          errorMessage,
          placeholder,
          id,
          isRequired,
          isDisabled,
          tags,
        }}
        opensOn="focus"
        emptyMessage={typed !== '' && formatMessage(messages.noMatch, { typed })}
        isLoading={false}
      />
      <BesideList>
        <ChosenTags chosen={tags.selected} name={name} isDisabled={isDisabled} onRemove={tags.remove} />
        <div className={css.actions}>
          <Button size="small" variant="quiet" {...tags.selectAllProps}>
            {formatMessage(messages.selectAll)}
          </Button>
          <Button size="small" variant="quiet" {...tags.clearAllProps}>
            {formatMessage(messages.clearAll)}
          </Button>
        </div>
      </BesideList>
    </div>
  )
}
