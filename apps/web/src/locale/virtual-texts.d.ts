declare module 'virtual:texts/*' {
  /** The address of the file with the compiled texts of the language that `*` names, such as `da` or `admin-da`. */
  const address: string
  export default address
}
