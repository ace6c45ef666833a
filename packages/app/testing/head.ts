let added: readonly ChildNode[] = []

/** Adds elements to the head. `cleanHead` removes only these elements, so the styles of components stay. */
export function addToHead(html: string): void {
  const last = document.head.lastChild
  document.head.insertAdjacentHTML('beforeend', html)
  const children = [...document.head.childNodes]
  added = [...added, ...children.slice(last ? children.indexOf(last) + 1 : 0)]
}

export function cleanHead(): void {
  for (const element of added) element.remove()
  added = []
}
