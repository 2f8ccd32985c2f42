import type { Toolchain } from "./toolchain.ts";

/** The module that the check publishes to a folder, and how Go takes it from there; nothing of it remains afterwards. */
const goModule = "annotation-contracts.example/contracts@v0.2.0";
const goProxy =
  'GOPROXY="file://$PWD/../proxy" GONOSUMDB="*" GOMODCACHE="$PWD/../modules" GOFLAGS="-mod=mod -modcacherw"';

/** One profile for everything that runs, so that the dependencies of the crate are compiled once. */
const rustProfile = "CARGO_PROFILE_DEV_OPT_LEVEL=1 CARGO_PROFILE_DEV_DEBUG=0";

/** Something that compiles for a few seconds is done before it would be optimised. */
const brief = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC";

/**
 * Maven for builds of a few seconds. Its plugin for Kotlin compiles in a process that it keeps for later builds, which is
 * twice as fast as in Maven's own process; it ends by itself two minutes later.
 */
const maven = `MAVEN_OPTS="${brief} -Dkotlin.daemon.options=autoshutdownIdleSeconds=120,shutdownDelayMilliseconds=120000 -Dkotlin.daemon.jvm.options=${brief.replaceAll(" -", ",").slice(1)}" mvn -B -ntp -q`;

/** Every verified language. */
export const toolchains: readonly Toolchain[] = [
  {
    name: "python",
    needs: ["python3 --version"],
    build: [
      "test -e venv/bin/python || python3 -m venv venv",
      "venv/bin/pip install --quiet --disable-pip-version-check mypy==1.18.2 pytest==8.4.2",
      "venv/bin/pip install --quiet --disable-pip-version-check --force-reinstall --no-deps ./package",
      "venv/bin/mypy --strict --python-version=3.10 --cache-dir=mypy package/annotation_contracts",
      "venv/bin/mypy --strict --python-version=3.10 --cache-dir=mypy adapter/adapter.py",
    ],
    adapter: ["venv/bin/python", "-W", "error", "adapter/adapter.py"],
    module: "code_host",
    mac: {
      files: /\.py$/,
      computes: /from hmac import digest|hmac\.new/,
      compares: /compare_digest\(mac if scheme\.encoding == "hex" else base64\.b64encode\(mac\), digest\)/,
      at: "annotation_contracts/signature.py",
    },
    example: {
      language: "python",
      file: "consumer/example.py",
      run: "cd consumer && venv/bin/python -W error example.py",
    },
    consumer: {
      install: [
        "rm -rf wheel && venv/bin/pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir wheel ./package",
        "python3 -m venv consumer/venv",
        "consumer/venv/bin/pip install --quiet --disable-pip-version-check wheel/*.whl pytest==8.4.2 mypy==1.18.2 pyright==1.1.407 fastapi==0.121.2 httpx==0.28.1 flask==3.1.2 django==5.2.8",
      ],
      // FastAPI's own imports may print deprecation warnings.
      test: "cd consumer && venv/bin/python -W error -m pytest --quiet -p no:cacheprovider test_contracts.py test_scenes.py && venv/bin/python -m pytest --quiet -p no:cacheprovider test_surroundings.py",
      licence:
        "cat consumer/venv/lib/python3*/site-packages/annotation_contracts-*.dist-info/licenses/LICENSE",
    },
  },
  {
    name: "go",
    needs: ["go version"],
    build: [
      'test -z "$(gofmt -d package adapter | tee /dev/stderr)"',
      "cd package && go vet ./...",
      "cd adapter && go vet ./... && go build -o ../adapter-go .",
    ],
    adapter: ["adapter-go"],
    module: "codehost",
    mac: {
      files: /\.go$/,
      computes: /hmac\.New\(/,
      compares: /hmac\.Equal\(macs\[i\], digest\)/,
      at: "signature.go",
    },
    example: {
      language: "go",
      file: "consumer/main.go",
      run: `cd consumer && ${goProxy} go vet . && ${goProxy} go run .`,
    },
    consumer: {
      install: [
        // The module as a proxy serves it: a zip with module and version in its paths.
        `rm -rf module modules proxy && mkdir -p module/${goModule} proxy/${goModule.split("@")[0]}/@v`,
        `cp -r package/. module/${goModule}`,
        `cd proxy/${goModule.split("@")[0]}/@v && cp ../../../../package/go.mod v0.2.0.mod && echo '{"Version":"v0.2.0"}' > v0.2.0.info && echo v0.2.0 > list`,
        // Go rejects a zip with entries for folders.
        `cd module && find annotation-contracts.example -type f | python3 -c 'import sys, zipfile
with zipfile.ZipFile("../proxy/${goModule.split("@")[0]}/@v/v0.2.0.zip", "w") as file:
    for name in sys.stdin.read().split(): file.write(name)'`,
        `cd consumer && go mod init consumer.example && ${goProxy} go get ${goModule}`,
      ],
      test: `cd consumer && test -z "$(gofmt -d . | tee /dev/stderr)" && ${goProxy} go test -v . > tests.log || { cat tests.log; exit 1; }; grep -c -- '--- PASS' tests.log`,
      licence: `cat modules/${goModule}/LICENSE`,
    },
  },
  {
    name: "rust",
    isSlow: true,
    needs: ["cargo --version", "cargo clippy --version", "cargo fmt --version"],
    build: [
      "cargo fmt --check --manifest-path package/Cargo.toml",
      "rustfmt --check --edition 2024 adapter/src/main.rs",
      "cp adapter/Cargo.lock package/",
      "cargo clippy --quiet --manifest-path package/Cargo.toml --target-dir target -- -D warnings",
      "cargo clippy --quiet --manifest-path package/Cargo.toml --target-dir target --all-features -- -D warnings",
      "RUSTDOCFLAGS='-D warnings' cargo doc --quiet --no-deps --all-features --manifest-path package/Cargo.toml --target-dir target",
      // No dependency may require a newer compiler than the package says.
      `cargo metadata --format-version 1 --manifest-path package/Cargo.toml | node -e '
const minor = (version) => Number((version ?? "1.0").split(".")[1]);
const { packages } = JSON.parse(require("fs").readFileSync(0));
const own = packages.find(({ name }) => name === "annotation-contracts");
for (const one of packages) if (minor(one.rust_version) > minor(own.rust_version)) throw Error(one.id + " wants " + one.rust_version);'`,
      `${rustProfile} cargo build --quiet --locked --manifest-path adapter/Cargo.toml --target-dir target`,
    ],
    adapter: ["target/debug/adapter"],
    module: "code_host",
    mac: {
      files: /\.rs$/,
      computes: /Hmac::new/,
      compares: /\.verify_slice\(&digest\)/,
      at: "src/signature.rs",
    },
    example: {
      language: "rust",
      file: "consumer/src/main.rs",
      run: `${rustProfile} cargo run --quiet --manifest-path consumer/Cargo.toml --target-dir target`,
    },
    consumer: {
      install: [
        // The consumer compiles what is in the archive and nothing else; an archive of another version may also be there.
        "rm -rf target/package && cargo package --quiet --no-verify --allow-dirty --manifest-path package/Cargo.toml --target-dir target",
        // The times in it are always the same: cargo would not see what changed since the last run.
        "mkdir consumer/crate && tar -xzmf target/package/annotation-contracts-*.crate --strip-components=1 -C consumer/crate",
        "cp adapter/Cargo.lock consumer/Cargo.lock",
      ],
      licence: "cat consumer/crate/LICENSE",
      test: `${rustProfile} cargo test --quiet --manifest-path consumer/Cargo.toml --target-dir target`,
    },
  },
  {
    name: "cpp",
    isSlow: true,
    needs: ["g++ --version", "cmake --version", "pkg-config --modversion nlohmann_json libcrypto"],
    packages: ["g++", "cmake", "pkg-config", "nlohmann-json3-dev", "libssl-dev"],
    build: [
      "cmake -S adapter -B build -DCMAKE_CXX_FLAGS=-O0 --log-level=WARNING",
      "cmake --build build --parallel 2",
      "cmake --install build --prefix installed > install.log",
    ],
    adapter: ["build/adapter"],
    module: "code_host",
    mac: {
      files: /\.[ch]pp$/,
      computes: /HMAC\(EVP_/,
      compares: /CRYPTO_memcmp\(macs\[i\]\.data\(\), std::get<Mac>\(digest\)\.data\(\), mac_bytes\) == 0/,
      at: "src/signature.cpp",
    },
    example: {
      language: "cpp",
      file: "consumer/example.cpp",
      run: "(cmake -S consumer -B consumer/build -DCMAKE_PREFIX_PATH=$PWD/moved --log-level=WARNING && cmake --build consumer/build) >&2 && consumer/build/example",
    },
    consumer: {
      // An installation may be moved elsewhere.
      install: ["rm -rf moved && cp -r installed moved"],
      test: "ctest --test-dir consumer/build --output-on-failure",
      licence: "cat moved/share/doc/annotation_contracts/LICENSE",
    },
  },
  {
    name: "java",
    isSlow: true,
    needs: ["javac --version", "mvn -B --version | grep -o 'Maven [0-9.]*'"],
    packages: ["openjdk-17-jdk-headless", "maven"],
    build: [
      `${maven} -f package -Dmaven.javadoc.skip -Dmaven.source.skip package dependency:copy-dependencies -DincludeScope=runtime`,
      "rm -rf lib && mkdir lib && cp package/target/*.jar package/target/dependency/*.jar lib",
      "javac -Xlint:all -Werror -cp 'lib/*' -d classes adapter/Adapter.java",
      // A switch over types is a preview in Java 17, and a preview requires the compiler's own release.
      "javac --release=$(javac --version | grep -o '[0-9]*' | head -1) --enable-preview -Xlint:all,-preview -Werror -cp 'lib/*' -d exhaustive adapter/Exhaustive.java",
      "(echo Main-Class: Adapter; echo Class-Path: $(ls lib/*.jar)) > manifest",
      "jar --create --file=adapter.jar --manifest=manifest -C classes .",
    ],
    adapter: ["java", "-XX:+UseSerialGC", "-jar", "adapter.jar"],
    module: "codehost",
    mac: {
      files: /\.java$/,
      computes: /Mac\.getInstance\(/,
      compares: /MessageDigest\.isEqual\(macs\.get\(i\), digest\)/,
      at: "annotationcontracts/SignatureVerifier.java",
    },
    example: {
      language: "java",
      file: "consumer/Example.java",
      run: "cd consumer && javac -Xlint:all -Werror -cp '../lib/*' -d example Example.java && java -cp '../lib/*:example' Example",
    },
    consumer: {
      install: [
        `${maven} -f package source:jar-no-fork javadoc:jar dependency:copy -Dartifact=org.junit.platform:junit-platform-console-standalone:1.12.2 -DoutputDirectory=../junit`,
        "ls package/target/annotation-contracts-*-sources.jar package/target/annotation-contracts-*-javadoc.jar",
      ],
      test: "cd consumer && javac -Xlint:all,-classfile -Werror -cp '../lib/*:../junit/*' -d tests *.java && java -cp '../junit/*:../lib/*:tests' org.junit.platform.console.ConsoleLauncher execute --disable-banner --details=summary --select-class ContractsTest --select-class ReceiverTest",
      licence:
        "cd consumer && jar xf ../lib/annotation-contracts-*.jar META-INF/LICENSE && cat META-INF/LICENSE",
    },
  },
  {
    name: "kotlin",
    isSlow: true,
    engine: "java",
    needs: ["mvn -B --version | grep -o 'Maven [0-9.]*'"],
    packages: ["openjdk-17-jdk-headless", "maven"],
    build: [
      "rm -rf lib tools",
      `${maven} -f adapter/reactor.xml -Dmaven.javadoc.skip -Dmaven.source.skip package`,
    ],
    adapter: ["java", "-XX:+UseSerialGC", "-jar", "adapter/target/adapter-0.jar"],
    module: "codehost",
    example: {
      language: "kotlin",
      file: "consumer/Example.kt",
      run: "cd consumer && java -cp 'classes:../lib/*' ExampleKt",
    },
    consumer: {
      // The scenes are those of Java's tests; the compiler is the one that Maven fetched.
      install: [
        "javac -cp 'lib/*:tools/*' -d consumer/scenes engine-consumer/Scenes.java",
        `cd consumer && java ${brief} -cp '../tools/*' org.jetbrains.kotlin.cli.jvm.K2JVMCompiler -Werror -jvm-target 17 -no-stdlib -no-reflect -cp "$(echo scenes ../lib/*.jar ../tools/*.jar | tr ' ' :)" -d classes *.kt`,
      ],
      test: "cd consumer && java -cp 'classes:scenes:../lib/*:../tools/*' org.junit.platform.console.ConsoleLauncher execute --disable-banner --details=summary --select-class ContractsTest",
      licence:
        "cd consumer && jar xf ../lib/annotation-contracts-kotlin-*.jar META-INF/LICENSE && cat META-INF/LICENSE",
    },
  },
  {
    name: "ruby",
    needs: ["ruby --version", "gem --version"],
    packages: ["ruby"],
    build: [
      // A warning is an error.
      "ruby -w -I package/lib -r annotation_contracts/webhook -r annotation_contracts/raster_info -r annotation_contracts/testing -e '' 2>&1 | grep . >&2 && exit 1 || true",
    ],
    adapter: ["ruby", "-w", "-I", "package/lib", "adapter/adapter.rb"],
    module: "code_host",
    mac: {
      files: /\.rb$/,
      computes: /OpenSSL::HMAC/,
      compares: /OpenSSL\.fixed_length_secure_compare\(mac, digest\)/,
      at: "annotation_contracts/signature.rb",
    },
    example: {
      language: "ruby",
      file: "consumer/example.rb",
      run: "cd consumer && GEM_HOME=$PWD/../gems ruby -w example.rb",
    },
    consumer: {
      install: [
        "rm -rf gems && cd package && gem build --silent --output ../annotation-contracts.gem annotation-contracts.gemspec",
        "gem install --local --silent --no-document --install-dir gems annotation-contracts.gem",
      ],
      test: "cd consumer && for file in *_test.rb; do GEM_HOME=$PWD/../gems ruby -w $file || exit 1; done",
      licence: "cat gems/gems/annotation-contracts-*/LICENSE",
    },
  },
  {
    name: "typescript",
    needs: ["node --version", "tsc --version"],
    build: ["npm --prefix ../../../.. run --silent build"],
    adapter: ["node", "conformance/suites/adapters/typescript.ts"],
    example: {
      language: "ts",
      file: "example.ts",
      run: "tsc --noEmit --strict --module nodenext --target es2022 --types node example.ts && node example.ts",
    },
  },
];
