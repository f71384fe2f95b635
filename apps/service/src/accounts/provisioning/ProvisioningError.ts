/** The error of an administrator's wish that cannot be met. Its message says why, and nothing was changed. */
export class ProvisioningError extends Error {}
