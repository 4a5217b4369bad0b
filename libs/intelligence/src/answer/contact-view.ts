import type { ContactDocument } from '@vedette/observed';
import type { View } from '@vedette/record';
import type { Contact, Picture } from '../believe/contact.js';
import { regionOf } from '../believe/known-map.js';
import { reliabilityOf } from '../believe/reliability.js';

/** A contact as ministers read it: with its age, how far it may be relied on, and the region it lies in. */
export type ContactView = View<ContactDocument>;

/** The contacts of a picture as of its turn. */
export function contactViews({ contacts, turn }: Pick<Picture, 'contacts' | 'turn'>): ContactView[] {
  return contacts.map((contact) => viewOf(contact, turn));
}

export function viewOf(contact: Contact, turn: number): ContactView {
  const age = turn - contact.seen;
  return {
    ...contact,
    age,
    reliability: reliabilityOf(contact.source, age),
    region: regionOf(contact.place),
  };
}
