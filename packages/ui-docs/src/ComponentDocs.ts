export interface ComponentDocs {
  name: string
  /** The path from which the component is imported. */
  door: string
  description: string
  whenToUse: string
  alternatives: string
  accessibility: string
  keyboard: readonly { keys: string; action: string }[]
  /**
   * The type of the root element, such as `HTMLDivElement`. The root element gets all attributes that are not
   * in `props`. Null if there is no root element.
   */
  root: string | null
  props: readonly {
    name: string
    type: string
    isRequired: boolean
    /** As code. Null if there is no default value. */
    defaultValue: string | null
    description: string
  }[]
  types: readonly { name: string; code: string }[]
  examples: readonly { name: string; code: string }[]
}

export interface HookDocs {
  name: string
  /** The path from which the hook is imported. */
  door: string
  description: string
  /** A guide as Markdown: an example, the options, the result and the use with a keyboard. */
  guide: string
}
