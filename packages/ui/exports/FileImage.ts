export { FileImage } from '../src/media/FileImage/FileImage'
export type { FileImageProps, ImageShape } from '../src/media/FileImage/FileImage'
