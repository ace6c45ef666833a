import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** What became of a picture. */
export type Comparison =
  | { readonly verdict: 'same' }
  | {
      readonly verdict: 'changed'
      /** How many pixels are not the same; where the sizes differ, all that only one of them has. */
      readonly pixels: number
      /** The later picture, pale, with what changed in red: a PNG. */
      readonly difference: Buffer
    }

/**
 * Compares two PNGs pixel by pixel: both were drawn by the same browser on the same machine, so any other value of any
 * pixel is a change. No tolerance, no exception for smoothed edges.
 */
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

/** A picture's pixels on a canvas of this size; what it does not cover is transparent, which no page is. */
function onCanvas(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data
  const canvas = new PNG({ width, height })
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0)
  return canvas.data
}
