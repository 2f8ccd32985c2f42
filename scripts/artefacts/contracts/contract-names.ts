import type { Contract } from "#src/model/contract.ts";
import { itemAt } from "#src/util/item-at.ts";

/** Names in the modules of a contract. */
export interface ContractNames {
  /** Such as `webhook`. */
  readonly name: string;
  /** Editions, the default first. */
  readonly all: readonly Contract[];
  readonly first: Contract;
  /** Type of a whole document, such as `Delivery`. */
  readonly type: string;
  /** Union of the names of the editions, such as `WebhookEdition`. */
  readonly editionType: string;
  /** Documents by edition, such as `DeliveryByEdition`. */
  readonly byEdition: string;
  /** Whether its documents are deliveries of events. */
  readonly hasEvents: boolean;
}

/** Names the contracts of a list of editions, in their order. */
export function nameContracts(editions: readonly Contract[]): ContractNames[] {
  return [...Map.groupBy(editions, ({ name }) => name)].map(([name, all]) => {
    const first = itemAt(all, 0);
    const { type } = first.main;
    const pascal = name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
    return {
      name,
      all,
      first,
      type,
      editionType: `${pascal}Edition`,
      byEdition: `${type}ByEdition`,
      hasEvents: first.parts.length > 0,
    };
  });
}

/** Makes an identifier of an edition's name: `2.3` is `edition2_3`. */
export function nameEdition({ edition }: Pick<Contract, "edition">): string {
  return `edition${edition.replaceAll(/\W/g, "_")}`;
}
