/** Work of this many ms goes unnoticed between two frames. */
const sliceMs = 8

/** Hands on what a generator yields, and lets the page breathe between slices of a few milliseconds. */
export async function inSlices<Part>(parts: Iterable<Part>, take: (part: Part) => void): Promise<void> {
  let start = performance.now()
  for (const part of parts) {
    take(part)
    if (performance.now() - start < sliceMs) continue
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
    start = performance.now()
  }
}
