/** French elision. */

/** "de Sud", "d’Ouest" */
export const de = (name: string) => (/^[aeiouyàâéèêîôû]/i.test(name) ? `d’${name}` : `de ${name}`);
