import { Button } from '@fluentui/react-components'
import { Add20Regular } from '@fluentui/react-icons/svg/add'
import { EmptyState, useFocusInList } from '@tandem/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { sharedMessages } from '../../../shared/text/messages.ts'
import { type Snippet, snippetsAtom } from '../../../entities/user/snippets.ts'
import { showToastAtom } from '../../../shared/toast/toasts.ts'
import { useFocusKept } from '../../../shared/page/useFocusKept.ts'
import { settingsMessages } from '../messages.ts'
import { SnippetForm } from './SnippetForm.tsx'
import { SnippetRow } from './SnippetRow.tsx'
import { useSnippetsStyles } from './Snippets.styles.ts'

const texts = settingsMessages.snippets

/** The user's snippets: added, edited and deleted in place, one at a time (INBOX-65). */
export function Snippets() {
  const styles = useSnippetsStyles()
  const snippets = useAtomValue(snippetsAtom)
  const setSnippets = useSetAtom(snippetsAtom)
  const showToast = useSetAtom(showToastAtom)
  const root = useRef<HTMLDivElement>(null)
  const keepFocus = useFocusInList(root)
  /** Id of the edited one; 'new' for one that is added. */
  const [editedId, setEditedId] = useState<string>()
  const save = (snippet: Snippet) => {
    setSnippets((before) => [...before.filter(({ id }) => id !== snippet.id), snippet])
    setEditedId(undefined)
  }
  const remove = (snippet: Snippet) => {
    setSnippets((before) => before.filter(({ id }) => id !== snippet.id))
    const undo = { label: sharedMessages.undo, onClick: () => setSnippets((before) => [...before, snippet]) }
    showToast({ intent: 'success', title: texts.deleted(snippet.name), action: undo })
  }
  const close = () => setEditedId(undefined)
  const added = useRef<HTMLDivElement>(null)
  useFocusKept(added, editedId === 'new' ? 'form' : 'button')
  const isEditing = editedId !== undefined
  const add = (
    <Button icon={<Add20Regular />} disabledFocusable={isEditing} onClick={() => setEditedId('new')}>
      {texts.add}
    </Button>
  )
  return (
    <div ref={root} onFocus={keepFocus} className={styles.root}>
      {snippets.length > 0 && (
        <ul className={styles.list} aria-label={texts.title}>
          {snippets.map((snippet) => (
            <SnippetRow
              key={snippet.id}
              snippet={snippet}
              isEdited={snippet.id === editedId}
              isLocked={isEditing}
              onEdit={() => setEditedId(snippet.id)}
              onSave={save}
              onCancel={close}
              onRemove={() => remove(snippet)}
            />
          ))}
        </ul>
      )}
      <div ref={added}>
        {editedId === 'new' ? (
          <SnippetForm snippet={undefined} onSave={save} onCancel={close} />
        ) : snippets.length === 0 ? (
          <EmptyState isCompact headingLevel={3} {...texts.empty} action={add} />
        ) : (
          add
        )}
      </div>
    </div>
  )
}
