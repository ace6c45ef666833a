import { type FollowUp, type ResponseCategory, type ResponseEntry } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { categoryNamesAtom, codeText } from '../../../../shared/api/directories.ts'
import { EditorError } from '../EditorError.tsx'
import { longPromptPlace } from './aiEntries.ts'

interface EntriesErrorProps {
  readonly entries: readonly (ResponseEntry | FollowUp)[]
  readonly text: string | undefined
  readonly stepTitle: (place: number) => string
  readonly onShow: (category: ResponseCategory) => void
}

/** Shows the error with a link to the invalid entry, because this entry can be on another tab. */
export function EntriesError({ entries, text, stepTitle, onShow }: EntriesErrorProps) {
  const names = useAtomValue(categoryNamesAtom)
  const place = text === undefined ? undefined : longPromptPlace(entries)
  return (
    <EditorError
      text={text}
      place={
        place && {
          label: `${names.get(place.category) ?? codeText(place.category)}, ${stepTitle(place.step)}`,
          onShow: () => onShow(place.category),
        }
      }
    />
  )
}
