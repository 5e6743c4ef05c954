/** French elision of "de" before a vowel. */

/** "de Sud", "d’Ouest" */
export const de = (name: string) => (/^[aeiouyàâéèêîôû]/i.test(name) ? `d’${name}` : `de ${name}`);
