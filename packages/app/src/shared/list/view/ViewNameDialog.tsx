import { NameDialog } from '@tandem/components'
import { type AnyList } from '../defineList.ts'
import { listMessages } from '../messages.ts'
import { viewNameError } from './savedViews.ts'
import { useSavedViews } from './useSavedViews.ts'

const texts = listMessages.views

interface ViewNameDialogProps {
  readonly list: AnyList
  /** 'new' saves a new view. 'own' renames the open saved view. */
  readonly which: 'new' | 'own'
  readonly onClose: () => void
}

export function ViewNameDialog({ list, which, onClose }: ViewNameDialogProps) {
  const { views, current, query, name: linkedName, save, rename } = useSavedViews(list)
  const isOwn = which === 'own'
  const suggestion = current ? '' : (linkedName ?? '')
  return (
    <NameDialog
      title={isOwn ? texts.rename : texts.saveAs}
      initialName={isOwn ? (current?.name ?? '') : suggestion}
      validate={(name) => viewNameError(name, views, isOwn ? current?.id : undefined)}
      onSave={(_, { name }) => {
        onClose()
        if (isOwn && current) rename(current, name)
        else save(name, query)
      }}
      onClose={onClose}
    />
  )
}
