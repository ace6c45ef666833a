import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

export type Comparison =
  | { readonly verdict: 'same' }
  | {
      readonly verdict: 'changed'
      /** Number of different pixels. */
      readonly pixels: number
      /** A PNG with the changed pixels in red. */
      readonly difference: Buffer
    }

/** The same browser on the same machine drew both PNGs, so each different pixel counts as a change. */
export function comparePictures(before: Buffer, after: Buffer): Comparison {
  if (before.equals(after)) return { verdict: 'same' }
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)]
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)]
  const difference = new PNG({ width, height })
  const pixels = pixelmatch(
    onCanvas(one, width, height),
    onCanvas(other, width, height),
    difference.data,
    width,
    height,
    {
      threshold: 0,
      includeAA: true,
      diffColor: [226, 0, 56],
    },
  )
  return pixels === 0 ? { verdict: 'same' } : { verdict: 'changed', pixels, difference: PNG.sync.write(difference) }
}

function onCanvas(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data
  const canvas = new PNG({ width, height })
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0)
  return canvas.data
}
