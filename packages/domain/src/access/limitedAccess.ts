/** How many more projects a limited visitor may open. Opening a project for the first time costs one view. */
export interface ViewAccount {
  readonly viewsLeft: number
  /** Ids of the projects that the visitor has already opened, each at the cost of one view. */
  readonly seen: readonly number[]
}

/** The result of opening a project: it opens, or the visitor may open no more projects. */
export type ViewOutcome =
  | { readonly status: 'open'; readonly account: ViewAccount }
  | { readonly status: 'runOut' }

/**
 * Opens a project for a limited visitor. The first visit to a project costs one view; later visits are free.
 * (W05)
 */
export function openProject(account: ViewAccount, projectId: number): ViewOutcome {
  if (account.seen.includes(projectId)) return { status: 'open', account }
  if (account.viewsLeft <= 0) return { status: 'runOut' }
  const viewsLeft = account.viewsLeft - 1
  return { status: 'open', account: { viewsLeft, seen: [...account.seen, projectId] } }
}
