import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { Add20Regular } from '@fluentui/react-icons/svg/add'
import { EmptyState, useFocusInList, IconButton, VariableText, VariableEditor } from '@tandem/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { sharedMessages } from '../../../shared/text/messages.ts'
import { type Snippet, snippetsAtom } from '../../../entities/user/snippets.ts'
import { showToastAtom } from '../../../shared/toast/toasts.ts'
import { useFocusKept } from '../../../shared/page/useFocusKept.ts'
import { settingsMessages } from '../messages.ts'
import { Delete20Regular } from '@fluentui/react-icons/svg/delete'
import { Edit20Regular } from '@fluentui/react-icons/svg/edit'
import { variablesAtom } from '../../../shared/api/messageVariables.ts'
import { maximumLength } from '@tandem/contract'
import * as v from 'valibot'
import { FormLeaveGuard } from '../../../shared/form/FormLeaveGuard.tsx'
import { SubmitButton } from '../../../shared/form/SubmitButton.tsx'
import { SubmitForm } from '../../../shared/form/SubmitForm.tsx'
import { TextField } from '../../../shared/form/TextField.tsx'
import { useFormField } from '../../../shared/form/useFormField.ts'
import { column, plainList } from '@tandem/components/styles'

const texts = settingsMessages.snippets

const useSnippetsStyles = makeStyles({
  root: column(tokens.spacingVerticalM),
  list: plainList,
  row: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: tokens.spacingHorizontalXS,
    paddingBlock: tokens.spacingVerticalS,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  content: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  text: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    whiteSpace: 'pre-wrap',
    color: tokens.colorNeutralForeground2,
  },
  form: { flexGrow: 1, gap: tokens.spacingVerticalM },
  buttons: { display: 'flex', gap: tokens.spacingHorizontalS },
})

const filled = (maximum: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maximum, texts.tooLong))
const SnippetValues = v.object({ name: filled(maximumLength.name), text: filled(maximumLength.messageText) })

interface SnippetFormProps {
  /** Undefined for a new snippet. */
  readonly snippet: Snippet | undefined
  readonly onSave: (snippet: Snippet) => void
  readonly onCancel: () => void
}

function SnippetForm({ snippet, onSave, onCancel }: SnippetFormProps) {
  const styles = useSnippetsStyles()
  const [id] = useState(() => snippet?.id ?? crypto.randomUUID())
  return (
    <SubmitForm
      className={styles.form}
      initialValues={{ name: snippet?.name ?? '', text: snippet?.text ?? '' }}
      schema={SnippetValues}
      onSubmit={async (values) => onSave({ id, ...values })}
    >
      <TextField name="name" label={texts.name} isRequired />
      <TextOfSnippet />
      <div className={styles.buttons}>
        <SubmitButton pendingText={texts.save}>{texts.save}</SubmitButton>
        <Button onClick={onCancel}>{texts.cancel}</Button>
      </div>
      <FormLeaveGuard />
    </SubmitForm>
  )
}

function TextOfSnippet() {
  const { value, error, change } = useFormField('text')
  const variables = useAtomValue(variablesAtom)
  return (
    <VariableEditor
      label={texts.text}
      text={typeof value === 'string' ? value : ''}
      onTextChange={({ text }) => change(text)}
      variables={variables}
      limit={maximumLength.messageText}
      error={error}
      isRequired
    />
  )
}

interface SnippetRowProps {
  readonly snippet: Snippet
  readonly isEdited: boolean
  /** True while a snippet is edited, because opening another snippet would lose typed text. */
  readonly isLocked: boolean
  readonly onEdit: () => void
  readonly onSave: (snippet: Snippet) => void
  readonly onCancel: () => void
  readonly onRemove: () => void
}

/** The focus stays in the row when its form opens or closes. */
function SnippetRow({ snippet, isEdited, isLocked, onEdit, onSave, onCancel, onRemove }: SnippetRowProps) {
  const styles = useSnippetsStyles()
  const variables = useAtomValue(variablesAtom)
  const row = useRef<HTMLLIElement>(null)
  useFocusKept(row, isEdited ? 'form' : 'text')
  return (
    <li ref={row} className={styles.row}>
      {isEdited ? (
        <SnippetForm snippet={snippet} onSave={onSave} onCancel={onCancel} />
      ) : (
        <>
          <div className={styles.content}>
            <strong>{snippet.name}</strong>
            <div className={styles.text}>
              <VariableText text={snippet.text} variables={variables} hasDefaults />
            </div>
          </div>
          <IconButton
            icon={<Edit20Regular />}
            label={texts.editOf(snippet.name)}
            isDisabled={isLocked}
            onClick={onEdit}
          />
          <IconButton
            icon={<Delete20Regular />}
            label={texts.deleteOf(snippet.name)}
            isSingleClick
            onClick={onRemove}
          />
        </>
      )}
    </li>
  )
}

/** The user's snippets (INBOX-65). */
export function Snippets() {
  const styles = useSnippetsStyles()
  const snippets = useAtomValue(snippetsAtom)
  const setSnippets = useSetAtom(snippetsAtom)
  const showToast = useSetAtom(showToastAtom)
  const root = useRef<HTMLDivElement>(null)
  const keepFocus = useFocusInList(root)
  /** The id of the edited snippet, or 'new' for a new snippet. */
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
  const isBlank = snippets.length === 0
  const add = (
    <Button
      icon={<Add20Regular />}
      {...(isBlank && { appearance: 'primary' })}
      disabledFocusable={isEditing}
      onClick={() => setEditedId('new')}
    >
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
        ) : isBlank ? (
          <EmptyState isCompact headingLevel={3} illustration="snippet" {...texts.empty} action={add} />
        ) : (
          add
        )}
      </div>
    </div>
  )
}
