declare module 'virtual:texts/*' {
  /** The address of the file with the compiled texts of the language that `*` names. */
  const address: string
  export default address
}
