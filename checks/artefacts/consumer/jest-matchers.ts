import "annotation-contracts/conformance/jest";

expect({ event: "ping" }).not.toBeValidDelivery({ mode: "tolerant" });
expect({}).toBeValidRasterInfo();
const checked: Promise<void> = expect({ headers: {}, body: "" }).toHaveValidSignature("mykey");
await checked;
// @ts-expect-error: this mode does not exist.
expect({}).toBeValidDelivery({ mode: "none" });
