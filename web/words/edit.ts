/** Texts for editing a published post. */
import { defineMessages } from '../../domain/i18n/i18n'

export const EDIT = defineMessages('EDIT', {
  edit: 'Edit',
  editLabel: (title: string) => `Edit ${title}`,
  heading: (noun: string) => `Edit this ${noun}`,
  title: 'Title',
  defaultTitleHint: (title: string) => `If you leave it empty, we’ll call it “${title}”.`,
  name: 'Name',
  description: 'Description',
  tags: 'Tags',
  tagsHint: 'Separate tags with spaces. We add the #.',
  scriptReadOnly: 'You can’t change the script. To use a new one, record the story again.',
  confirmsAnonymity: 'The title and tags don’t say who this story is about, unless the story does.',
  restored: 'We’ve restored what you typed.',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving',
  saved: 'Changes saved',
  edited: 'Edited',
})
