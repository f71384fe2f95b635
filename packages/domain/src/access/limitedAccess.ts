export interface ViewAccount {
  readonly viewsLeft: number
  /** The ids of the projects that the visitor has already opened. */
  readonly seen: readonly number[]
}

/** `runOut` means that the visitor may open no more projects. */
export type ViewOutcome =
  | { readonly status: 'open'; readonly account: ViewAccount }
  | { readonly status: 'runOut' }

/**
 * Opens a project for a limited visitor (without a subscription). Only the first visit to a project reduces
 * the number of views that the visitor has left. (W05)
 */
export function openProject(account: ViewAccount, projectId: number): ViewOutcome {
  if (account.seen.includes(projectId)) return { status: 'open', account }
  if (account.viewsLeft <= 0) return { status: 'runOut' }
  const viewsLeft = account.viewsLeft - 1
  return { status: 'open', account: { viewsLeft, seen: [...account.seen, projectId] } }
}
