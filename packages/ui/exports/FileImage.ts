export { FileImage } from '../src/FileImage/FileImage'
export type { FileImageProps, ImageShape } from '../src/FileImage/FileImage'
