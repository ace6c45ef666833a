import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { type SyntheticEvent, useId, useMemo, useRef, useState } from 'react'
import { EmptyState } from '../../foundations/EmptyState/EmptyState.tsx'
import { useLatest } from '../../hooks/useLatest.ts'
import { withMoved } from '../../reorder/reorder.ts'
import { useReorder } from '../../reorder/useReorder.ts'
import { PromptItem } from './PromptItem.tsx'
import { keyedPrompts, type KeyedPrompt, withPromptRemoved, withPromptText } from './promptList.ts'
import { usePromptEditorStyles } from './PromptEditor.styles.ts'

const texts = {
  title: 'Prompts',
  add: 'Add prompt',
  empty: 'No Prompts yet',
  emptyText: 'A prompt tells the AI what to write in this step.',
  prompt: (place: number) => `Prompt ${place}`,
}

export interface PromptEditorProps {
  readonly prompts: readonly string[]
  readonly onChange: (data: { readonly prompts: readonly string[] }) => void
  /** Maximum length of a prompt, in characters. */
  readonly limit: number
}

/** The prompts of a step, in a column. */
export function PromptEditor({ prompts, onChange, limit }: PromptEditorProps) {
  const styles = usePromptEditorStyles()
  const id = useId()
  const root = useRef<HTMLElement>(null)
  const lastKey = useRef(0)
  const [held, setHeld] = useState<readonly KeyedPrompt[]>(() =>
    prompts.map((text, index) => ({ key: `${id}${index}`, text })),
  )
  const [made, setMade] = useState(0)
  const keyed = keyedPrompts(prompts, held, keysFrom(id, made))
  if (keyed !== held) {
    setHeld(keyed)
    setMade(made + keyed.length)
  }
  const change = (next: readonly KeyedPrompt[]) => {
    setHeld(next)
    onChange({ prompts: next.map(({ text }) => text) })
  }
  const { move, drop } = useReorder({
    keys: keyed.map(({ key }) => key),
    labelOf: (index) => texts.prompt(index + 1),
    onMove: (from, to) => change(withMoved(keyed, from, to)),
  })
  const focusLater = (selector: string) =>
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(selector)?.focus())
  const add = () => {
    const key = `${id}new${++lastKey.current}`
    change([...keyed, { key, text: '' }])
    focusLater(`[data-prompt="${key}"]`)
  }
  const remove = (_: SyntheticEvent, key: string) => {
    change(withPromptRemoved(keyed, key))
    // Moves the focus from the removed button to 'Add prompt'.
    focusLater('[data-add]')
  }
  const moveByKey = (key: string, by: number) => {
    const index = keyed.findIndex((prompt) => prompt.key === key)
    move(index, index + by)
  }
  const latest = useLatest({ keyed, change, add, remove, moveByKey })
  const act = useMemo(
    () => ({
      type: (key: string, text: string) => {
        const { keyed: now, change: show } = latest.current
        show(withPromptText(now, key, text))
      },
      move: (key: string, by: number) => latest.current.moveByKey(key, by),
      remove: (event: SyntheticEvent, key: string) => latest.current.remove(event, key),
      add: () => latest.current.add(),
    }),
    [latest],
  )
  const addButton = useMemo(
    () => (
      <Button data-add="" appearance="subtle" className={styles.add} icon={<AddRegular />} onClick={act.add}>
        {texts.add}
      </Button>
    ),
    [act, styles.add],
  )
  return (
    <section ref={root} aria-label={texts.title} className={styles.root}>
      {keyed.length === 0 && (
        <EmptyState title={texts.empty} text={texts.emptyText} action={addButton} headingLevel={3} isCompact />
      )}
      <ol aria-label={texts.title} className={styles.list}>
        {keyed.map((prompt, index) => (
          <PromptItem
            key={prompt.key}
            prompt={prompt}
            label={texts.prompt(index + 1)}
            listId={id}
            limit={limit}
            canMove={keyed.length > 1}
            onTextChange={act.type}
            onMove={act.move}
            onRemove={act.remove}
            onDrop={drop}
          />
        ))}
      </ol>
      {keyed.length > 0 && addButton}
    </section>
  )
}

function keysFrom(id: string, made: number): () => string {
  let next = made
  return () => `${id}given${next++}`
}
